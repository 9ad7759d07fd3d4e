// A game of The Game that three experts won, on the deal "home2": the small table at home plays it.

import { readPlay, type Play } from "../../games/parts/piles/pile";

const RECORD = `
97>down1 89>down1 80>down1 72>down1 3>up1 82>down1 99>down2 76>down1 75>down1 74>down1 68>down1
62>down1 94>down2 15>up1 56>down1 41>down1 37>down1 35>down1 45>down1 22>up1 88>down2 23>up1
43>down1 25>up1 14>up2 50>up1 54>up1 57>up1 47>up1 73>down2 70>down2 69>down2 67>down2 55>up1 60>up1
61>up1 63>up1 33>down1 16>up2 32>down1 86>up1 6>up2 87>up1 90>up1 29>down1 24>down1 92>up1 93>up1
20>down1 64>down2 59>down2 58>down2 11>down1 21>down1 95>up1 10>up2 12>up2 13>up2 34>up2 44>down2
40>up2 49>up2 51>up2 38>down2 52>up2 30>down2 26>down2 31>down1 28>down1 42>up2 18>down2 85>up1
91>up1 46>up2 36>up2 81>up1 17>down2 27>down1 19>down1 71>up1 83>up1 9>down1 8>down1 39>up2 48>up2
53>up2 65>up2 7>down2 84>up1 5>down2 66>up2 4>down2 2>down1 96>up1 77>up2 78>up2 98>up1 79>up2
`;

export const plays: Play[] = RECORD.trim()
  .split(/\s+/)
  .map((action) => readPlay(action)!);
