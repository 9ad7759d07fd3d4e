// A picture of a result to share: what was played, by how many, how it went, and the deal. It shows no
// card, so that others can try the same deal.

const WIDTH = 1200;
const HEIGHT = 630;
const BARS = 49;

export interface Shared {
  title: string;
  players: string;
  result: string;
  deal: string;
  // What was mixed into it: too long for a picture, and without it the deal alone says nothing.
  mix: string;
}

// What is said in a messenger.
export const shareText = ({ title, players, result, deal, mix }: Shared): string =>
  [`${title} · ${players}`, result, deal, mix].filter(Boolean).join("\n");

export async function pictureOf(shared: Shared): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  await document.fonts.ready;
  surface(pen);
  skyline(pen);
  words(pen, shared);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

function surface(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(WIDTH / 2, HEIGHT * 0.42, 80, WIDTH / 2, HEIGHT / 2, WIDTH * 0.7);
  light.addColorStop(0, "#1d2730");
  light.addColorStop(1, "#11171d");
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

// The colours of all cards, rising: an ornament, not this game's cards.
function skyline(pen: CanvasRenderingContext2D): void {
  for (let bar = 0; bar < BARS; bar++) {
    const share = bar / (BARS - 1);
    const height = 60 + 120 * share;
    pen.fillStyle = `oklch(66% 0.13 ${80 - 190 * share})`;
    pen.fillRect(60 + bar * 22, HEIGHT - 50 - height, 17, height);
  }
}

function words(pen: CanvasRenderingContext2D, { title, players, result, deal, mix }: Shared): void {
  const font = "Bricolage, system-ui, sans-serif";
  const lines: [text: string, y: number, style: string, colour: string][] = [
    [`${title} · ${players}`, 105, "600 40px", "#a9b5be"],
    [result, 235, "760 104px", "#f1f4f5"],
    [mix ? "" : deal, 310, "500 36px", "#a9b5be"],
  ];
  for (const [text, y, style, colour] of lines) {
    pen.font = `${style} ${font}`;
    pen.fillStyle = colour;
    pen.fillText(text, 60, y, WIDTH - 120);
  }
}
