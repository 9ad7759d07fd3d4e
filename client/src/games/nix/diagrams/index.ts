// The drawings that the rules page names.

import type { Component } from "svelte";
import Push from "./Push.svelte";

export const diagrams: Record<string, Component> = { push: Push };
