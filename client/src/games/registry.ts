// All games with a board of their own. Whatever else the server has gets the general one.

import { extreme } from "./extreme";
import { faceToFace } from "./face_to_face";
import type { GameClient } from "./game";
import { general } from "./general";
import { nix } from "./nix";
import { theGame } from "./the_game";

export const games: GameClient[] = [theGame, extreme, faceToFace, nix];

const byName = new Map(games.map((game) => [game.name, game]));

export const gameNamed = (name: string): GameClient => byName.get(name) ?? general;
