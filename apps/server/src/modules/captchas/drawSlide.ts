import type { SKRSContext2D } from '@napi-rs/canvas';
import { makeCanvas, toBase64 } from './canvas.js';
import { drawScene } from './drawScene.js';
import { between, integerBetween, pick } from './random.js';

/** Size of the background in pixels, the unit of `x` and `y`. */
export const slideSize = { width: 320, height: 160 } as const;
/** Side of the piece with its knobs. */
export const pieceSize = 52;
const knob = 8;

/** One side of the piece: straight, with a knob or with a notch. */
type Side = -1 | 0 | 1;
type Sides = readonly [Side, Side, Side, Side];

/** Traces a jigsaw piece whose top left corner, knobs included, is at 0,0. */
function trace(pen: SKRSContext2D, sides: Sides): void {
  const side = pieceSize - 2 * knob;
  const middle = side / 2;
  pen.beginPath();
  pen.save();
  pen.translate(knob, knob);
  pen.moveTo(0, 0);
  for (const bulge of sides) {
    if (bulge !== 0) {
      pen.lineTo(middle - knob, 0);
      pen.arc(middle, 0, knob, Math.PI, 0, bulge < 0);
    }
    pen.lineTo(side, 0);
    pen.translate(side, 0);
    pen.rotate(Math.PI / 2);
  }
  pen.closePath();
  pen.restore();
}

const randomSides = (): Sides => {
  const side = () => pick<Side>([-1, 0, 1]);
  return [pick<Side>([-1, 1]), side(), side(), side()];
};

/** The gap. */
function drawHole(pen: SKRSContext2D, x: number, y: number, sides: Sides, shade: string): void {
  pen.save();
  pen.translate(x, y);
  trace(pen, sides);
  pen.fillStyle = shade;
  pen.fill();
  pen.strokeStyle = 'rgba(255,255,255,0.75)';
  pen.lineWidth = 1.5;
  pen.stroke();
  pen.restore();
}

export interface SlidePicture {
  readonly x: number;
  readonly y: number;
  readonly background: string;
  readonly piece: string;
}

/** Draws a slide captcha: a background with a gap at `x`, and the piece that fits into it. */
export async function drawSlide(): Promise<SlidePicture> {
  const { width, height } = slideSize;
  const [canvas, pen] = await makeCanvas(width, height);
  drawScene(pen, slideSize);
  const x = integerBetween(pieceSize + 30, width - pieceSize - 10);
  const y = integerBetween(8, height - pieceSize - 8);
  const sides = randomSides();

  const [pieceCanvas, piecePen] = await makeCanvas(pieceSize, pieceSize);
  trace(piecePen, sides);
  piecePen.save();
  piecePen.clip();
  piecePen.drawImage(canvas, x, y, pieceSize, pieceSize, 0, 0, pieceSize, pieceSize);
  piecePen.restore();
  trace(piecePen, sides);
  for (const [colour, pixels] of [
    ['rgba(20,30,45,0.6)', 3],
    ['#ffffff', 1.5],
  ] as const) {
    piecePen.strokeStyle = colour;
    piecePen.lineWidth = pixels;
    piecePen.stroke();
  }

  drawHole(pen, x, y, sides, `rgba(20,30,45,${between(0.45, 0.6)})`);
  const [background, piece] = await Promise.all([toBase64(canvas), toBase64(pieceCanvas)]);
  return { x, y, background, piece };
}
