import { expect, test } from "vitest";
import { pathOf } from "./link";

test.each([
  ["https://cards.example/t/ABCDE12345#TOKEN77", "/t/ABCDE12345#TOKEN77"],
  ["  http://10.0.0.2:8000/t/ABCDE12345 \n", "/t/ABCDE12345"],
  ["/t/ABCDE12345", "/t/ABCDE12345"],
  ["https://cards.example/t/ABCDE12345/", "/t/ABCDE12345"],
  ["abcde12345", "/t/ABCDE12345"],
  ["ABCDEI2O45", "/t/ABCDE12045"],
  ["ABCDE-12345", "/t/ABCDE12345"],
  ["ABCDE 12345", "/t/ABCDE12345"],
])("%j leads to %s", (pasted, path) => {
  expect(pathOf(pasted)).toBe(path);
});

test.each(["", "hello", "https://cards.example/", "ABCDE1234", "/t/AB", "/t/ABCDE12345/more"])(
  "%j leads nowhere",
  (pasted) => {
    expect(pathOf(pasted)).toBeNull();
  },
);
