// The drawings that the rules page names.

import type { Component } from "svelte";
import Help from "./Help.svelte";
import Trick from "./Trick.svelte";

export const diagrams: Record<string, Component> = { trick: Trick, help: Help };
