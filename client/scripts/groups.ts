import { normalizePath } from "vite";

export interface Group {
  name: string;
  test: (id: string) => boolean;
  tags?: "$initial"[];
  minShareCount?: number;
}

/** Which modules of a client become one file each: to ask for a file takes longer than to read it.
 *
 * What the first page runs is one file, and so is what several boards share. The worker stays alone. A module is known
 * by where it lies below the client, never by the folders above: those may be called anything, `src` too.
 */
export function groups(client: string): Group[] {
  const root = normalizePath(client);
  const below = (where: RegExp) => (id: string) =>
    id.startsWith(`${root}/`) && where.test(id.slice(root.length));
  return [
    { name: "house", test: below(/^\/(src|node_modules)\//), tags: ["$initial"] },
    { name: "board", test: below(/^\/src\/(components|lib|games\/at_table)/), minShareCount: 2 },
    { name: "piles", test: below(/^\/src\/games\/(parts|the_game)/), minShareCount: 2 },
  ];
}
