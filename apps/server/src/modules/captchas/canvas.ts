import { createRequire } from 'node:module';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

const family = 'HuiqiCaptcha';
const require = createRequire(import.meta.url);

/** With its native library, loaded by the first captcha instead of every start. */
const library = () => import('@napi-rs/canvas');

let loaded = false;

/** Registers the bundled font (OFL) once, so that pictures do not depend on installed fonts. */
async function loadFont(): Promise<void> {
  if (loaded) return;
  const { GlobalFonts } = await library();
  const file = require.resolve('@fontsource/bitter/files/bitter-latin-700-normal.woff2');
  if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`${file} is no font`);
  loaded = true;
}

/** The captcha font by its size. */
export async function captchaFont(): Promise<(pixels: number) => string> {
  await loadFont();
  return (pixels) => `${pixels}px ${family}`;
}

export async function makeCanvas(width: number, height: number): Promise<[Canvas, SKRSContext2D]> {
  const { createCanvas } = await library();
  const canvas = createCanvas(width, height);
  return [canvas, canvas.getContext('2d')];
}

/** PNG as Base64; encoded off the event loop. */
export async function toBase64(canvas: Canvas): Promise<string> {
  return (await canvas.encode('png')).toString('base64');
}
