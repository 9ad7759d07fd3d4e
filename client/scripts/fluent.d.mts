import type { Plugin } from "vite";

export interface Entry {
  id: string;
  value: unknown;
  first: boolean;
}

export function messagesOf(language: string): Entry[];
export function texts(): Plugin;
export function chunkName(chunk: { facadeModuleId?: string | null }): string;
