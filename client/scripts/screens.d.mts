import type { PreprocessorGroup } from "svelte/compiler";

export const HIGH: { height: number; width: number };
export const SCREENS: Record<string, string>;
export function named(style: string): string;
export function screens(): PreprocessorGroup;
