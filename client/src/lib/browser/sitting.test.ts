import { expect, test } from "vitest";
import { ApiError } from "../server/api";
import type { SeatRequest } from "../server/protocol";
import { sitDown } from "./sitting";

const wanted = { token: "T", name: "Anna" };
const failing =
  (code: string, onlyWithName = false) =>
  (asked: SeatRequest): Promise<void> =>
    onlyWithName && !asked.name
      ? Promise.resolve()
      : Promise.reject(new ApiError({ code, params: {}, text: code }));

test("a link is forgotten once one sits, or once it is known to open nothing", async () => {
  expect(await sitDown(() => Promise.resolve(), wanted)).toEqual({
    problem: null,
    seated: true,
    settled: true,
  });
  for (const code of ["bad-token", "already-seated"])
    expect((await sitDown(failing(code), wanted)).settled).toBe(true);
});

test("it is kept where another try may do", async () => {
  for (const code of ["no-connection", "try-again", "too-fast", "internal"])
    expect(await sitDown(failing(code), wanted)).toMatchObject({ problem: { code }, settled: false });
});

test("whose name does not do here sits down without it, and hears why", async () => {
  for (const code of ["name-taken", "name-invisible", "talk-numbers"])
    expect(await sitDown(failing(code, true), wanted)).toMatchObject({ problem: { code }, seated: true });
});
