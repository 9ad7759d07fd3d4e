// A picture of a result to share: what was played, by how many, how it went, and the deal. It shows no
// card, so that others can try the same deal.

const WIDTH = 1200;
const HEIGHT = 630;
const BARS = 49;
const BROKEN = 0.7; // of the way, where the cards of a lost game end

export interface Shared {
  title: string;
  players: string;
  result: string;
  good: boolean;
  deal: string;
  // What was mixed into it: too long for a picture, and without it the deal alone says nothing.
  mix: string;
  // Where others can try it.
  link?: string;
}

// What is said in a messenger: nobody sends a hundred digits to a friend.
export const shareText = ({ title, players, result, deal, mix, link }: Shared): string =>
  [`${title} · ${players}`, result, mix ? "" : deal, link].filter(Boolean).join("\n");

export async function pictureOf(shared: Shared): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  await document.fonts.ready;
  surface(pen);
  skyline(pen, shared.good);
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

// The colours of all cards: an ornament, not this game's cards. What was won stands in full light; what was not
// rises and breaks off, and the rest is outlines.
function skyline(pen: CanvasRenderingContext2D, good: boolean): void {
  for (let bar = 0; bar < BARS; bar++) {
    const share = bar / (BARS - 1);
    const height = 60 + 120 * share;
    const colour = `oklch(66% 0.13 ${80 - 190 * share})`;
    const place = [60 + bar * 22, HEIGHT - 50 - height, 17, height] as const;
    if (good || share < BROKEN) {
      pen.fillStyle = colour;
      pen.fillRect(...place);
    } else {
      pen.strokeStyle = colour;
      pen.globalAlpha = 0.55;
      pen.lineWidth = 2;
      pen.strokeRect(place[0] + 1, place[1] + 1, place[2] - 2, place[3] - 2);
      pen.globalAlpha = 1;
    }
  }
}

function words(pen: CanvasRenderingContext2D, { title, players, result, good, deal, mix }: Shared): void {
  line(pen, `${title} · ${players}`, 105, 600, 40, "#a9b5be");
  line(pen, result, 235, 760, 104, good ? "#f7c873" : "#f1f4f5");
  line(pen, mix ? "" : deal, 310, 500, 36, "#a9b5be");
  pen.textAlign = "right";
  line(pen, "reihum", 105, 760, 40, "#63d6c4", WIDTH - 60);
}

// What is too long for the picture is set smaller, never squeezed.
function line(
  pen: CanvasRenderingContext2D,
  text: string,
  y: number,
  weight: number,
  size: number,
  colour: string,
  x = 60,
): void {
  const font = (height: number): string => `${weight} ${height}px Bricolage, system-ui, sans-serif`;
  pen.font = font(size);
  const fitting = Math.min(1, (WIDTH - 120) / pen.measureText(text).width);
  if (fitting < 1) pen.font = font(Math.floor(size * fitting));
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}
