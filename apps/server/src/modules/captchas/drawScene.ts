import type { SKRSContext2D } from '@napi-rs/canvas';
import { between, pick, times } from './random.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sky, far hills, near hills. */
const palettes = [
  ['#cfe8f7', '#f7fbfd', ['#9fc5dd', '#6ea3bd', '#4b8075', '#31594b']],
  ['#fde3c8', '#fff7ec', ['#eab99a', '#c98a77', '#8f6470', '#5a4660']],
  ['#dfe7fb', '#f7f2ff', ['#b6bfe6', '#8b95cf', '#6470ae', '#3f4a85']],
  ['#d8f0e1', '#f8fdf6', ['#aed7b9', '#7fba93', '#4f9372', '#2f6a55']],
  ['#fbe0e4', '#fff5f3', ['#e8b3bc', '#cd8496', '#9d5f7b', '#6b4260']],
] as const;

/** Draws a unique landscape: sky, sun, four ranges of hills, clouds and specks. */
export function drawScene(pen: SKRSContext2D, { width, height }: Size): void {
  const [top, bottom, hills] = pick(palettes as unknown as [(typeof palettes)[number]]);
  const sky = pen.createLinearGradient(0, 0, between(-60, 60), height);
  sky.addColorStop(0, top);
  sky.addColorStop(1, bottom);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);

  pen.fillStyle = pick(['#fff2b8', '#ffd9a0', '#ffffff']);
  pen.beginPath();
  pen.arc(between(30, width - 30), between(18, height * 0.4), between(12, 22), 0, Math.PI * 2);
  pen.fill();

  hills.forEach((colour, at) => {
    const base = height * (0.42 + at * 0.15);
    const [wave, shift, swing] = [between(0.008, 0.03), between(0, 7), between(8, 22)];
    const [second, turn] = [between(0.03, 0.08), between(0, 7)];
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x < width + 6; x += 6)
      pen.lineTo(x, base + Math.sin(x * wave + shift) * swing + Math.sin(x * second + turn) * 5);
    pen.lineTo(width, height);
    pen.fill();
  });

  times(4, () => {
    const [x, y, size] = [between(0, width), between(8, height * 0.5), between(8, 18)];
    pen.fillStyle = 'rgba(255,255,255,0.55)';
    pen.beginPath();
    for (const [dx, dy] of [
      [0, 0],
      [0.9, -0.4],
      [1.8, 0],
    ] as const) {
      pen.moveTo(x + dx * size + size, y + dy * size);
      pen.arc(x + dx * size, y + dy * size, size, 0, Math.PI * 2);
    }
    pen.fill();
  });

  // Specks everywhere, so that the gap's edge is not the only sharp one.
  times(140, () => {
    pen.fillStyle = pick(['rgba(255,255,255,0.35)', 'rgba(0,0,0,0.12)', 'rgba(40,60,90,0.18)']);
    pen.fillRect(between(0, width), between(0, height), between(1, 5), between(1, 5));
  });
}
