// Sharing a result: the share sheet of the device takes picture and text where there is one, or the text alone;
// elsewhere the picture is saved and the text is in the clipboard.

import { copy } from "../../lib/browser/clipboard";
import { pictureOf, shareText, type Shared } from "./picture";

// Whether the text was copied.
export async function shareResult(shared: Shared): Promise<boolean> {
  const text = shareText(shared);
  const picture = await pictureOf(shared);
  const files = picture ? [new File([picture], "reihum.png", { type: "image/png" })] : [];
  if (await offered([{ files, text }, { text }])) return false;
  if (picture) save(picture);
  return copy(text);
}

// Whether the share sheet took the first of these that it can take; who closes it has seen it.
async function offered(all: ShareData[]): Promise<boolean> {
  const data = "canShare" in navigator && all.find((each) => navigator.canShare(each));
  if (!data) return false;
  return navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === "AbortError",
  );
}

function save(picture: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = "reihum.png";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
