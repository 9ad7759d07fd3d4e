// Beside each built file lie copies of it that are as small as can be: the server sends what the browser reads.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const BUILT = "../src/reihum/server/client";
const TEXTS = /\.(css|html|js|svg|webmanifest)$/;

for (const name of readdirSync(BUILT, { recursive: true }).filter((name) => TEXTS.test(name))) {
  const body = readFileSync(join(BUILT, name));
  writeFileSync(join(BUILT, `${name}.br`), brotliCompressSync(body));
  writeFileSync(join(BUILT, `${name}.gz`), gzipSync(body, { level: 9 }));
}
