import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

const family = 'HuiqiCaptcha';
const require = createRequire(import.meta.url);

let loaded = false;

/** Registers the bundled font (OFL) once, so that pictures do not depend on installed fonts. */
function loadFont(): void {
  if (loaded) return;
  const file = require.resolve('@fontsource/bitter/files/bitter-latin-700-normal.woff2');
  if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`${file} is no font`);
  loaded = true;
}

/** The captcha font at a size. */
export function captchaFont(pixels: number): string {
  loadFont();
  return `${pixels}px ${family}`;
}

export function makeCanvas(width: number, height: number): [Canvas, SKRSContext2D] {
  const canvas = createCanvas(width, height);
  return [canvas, canvas.getContext('2d')];
}

/** PNG as Base64; encoded off the event loop. */
export async function toBase64(canvas: Canvas): Promise<string> {
  return (await canvas.encode('png')).toString('base64');
}
