// The signs of the commands, drawn for this table in lines of 16 by 16.

import type { Command } from "./view";

export const drawings: Record<Command, string> = {
  stop: "M5.2 1.8h5.6l3.4 3.4v5.6l-3.4 3.4H5.2L1.8 10.8V5.2zM5 8h6",
  skull:
    "M8 1.8c3.4 0 5.7 2.3 5.7 5.4 0 1.9-.9 3.2-2.2 4v2.9h-7v-2.9c-1.3-.8-2.2-2.1-2.2-4 0-3.1 2.3-5.4 5.7-5.4zM5.7 6.9v1.4M10.3 6.9v1.4M8 11.6v2.4",
  three: "M2.2 4.5v7M8 2.5v11M13.8 4.5v7",
  silence: "M2 2.8h12v8H8.5L5 14v-3.2H2zM5.5 5l5 3.6M10.5 5l-5 3.6",
  "no-trick": "M5.5 3 2.5 6l3 3M2.5 6h7a3.5 3.5 0 0 1 0 7H7M13.5 2.5l-11 11",
  "one-pile": "M4 6.5h8v7.5H4zM8 1.5v4M6 3.7 8 5.7l2-2",
  "draw-one": "M2.5 4h7v10h-7zM12.3 5.2l1.5-1.2v7.5",
};
