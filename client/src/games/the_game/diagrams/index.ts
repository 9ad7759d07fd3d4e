// The drawings that the rules page names.

import type { Component } from "svelte";
import Piles from "./Piles.svelte";
import Trick from "./Trick.svelte";

export const diagrams: Record<string, Component> = { piles: Piles, trick: Trick };
