// The drawings that the rules page names.

import type { Component } from "svelte";
import NoTrick from "./NoTrick.svelte";
import Skull from "./Skull.svelte";

export const diagrams: Record<string, Component> = { skull: Skull, "no-trick": NoTrick };
