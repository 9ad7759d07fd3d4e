import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copy } from "../../lib/browser/clipboard";
import { shareResult } from "./sharing";

vi.mock("../../lib/browser/clipboard", () => ({ copy: vi.fn(() => Promise.resolve(true)) }));
vi.mock("./picture", () => ({
  pictureOf: () => Promise.resolve(new Blob()),
  shareText: () => "Won",
}));

const result = { title: "The Game", players: "2", result: "Won", good: true, deal: "p1", mix: "" };
const link = { click: vi.fn() };
const share = vi.fn<(data: ShareData) => Promise<void>>();

beforeEach(() => {
  vi.clearAllMocks();
  share.mockResolvedValue();
  vi.stubGlobal("document", { createElement: () => link });
  vi.stubGlobal("URL", { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined });
});

afterEach(() => vi.unstubAllGlobals());

// A device whose share sheet takes some things.
const device = (takes: (data: ShareData) => boolean): void =>
  void vi.stubGlobal("navigator", { canShare: takes, share });

test("the share sheet takes picture and text", async () => {
  device(() => true);
  expect(await shareResult(result)).toBe(false);
  expect(share.mock.calls[0]![0]).toMatchObject({ text: "Won", files: [{ name: "reihum.png" }] });
  expect(copy).not.toHaveBeenCalled();
});

test("where it takes no files, the text alone", async () => {
  device(({ files }) => !files);
  expect(await shareResult(result)).toBe(false);
  expect(share.mock.calls).toEqual([[{ text: "Won" }]]);
});

test("whoever closes it is done, and where it fails the picture is saved and the text copied", async () => {
  device(() => true);
  share.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
  expect(await shareResult(result)).toBe(false);
  expect(link.click).not.toHaveBeenCalled();
  share.mockRejectedValueOnce(new DOMException("too late", "NotAllowedError"));
  expect(await shareResult(result)).toBe(true);
  expect([link.click.mock.calls.length, vi.mocked(copy).mock.calls]).toEqual([1, [["Won"]]]);
});

test("a browser without one saves and copies too", async () => {
  vi.stubGlobal("navigator", {});
  expect(await shareResult(result)).toBe(true);
  expect(link.click).toHaveBeenCalledOnce();
});
