import { readFile, writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { PictureJob, PictureResult } from './pictureJob.js';

const jpegQuality = 90;

/**
 * Decodes a picture and rewrites its file, rotated as its metadata says, which removes anything else from the upload:
 * metadata, locations, scripts appended to the picture.
 */
export async function redrawPicture({
  file,
  mediaType,
  pixels,
}: PictureJob): Promise<PictureResult> {
  const image = await loadImage(await readFile(file)).catch(() => null);
  // A decoder may read a different size than the header check did.
  if (image === null || image.width * image.height > pixels) return { damaged: true };
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const picture =
    mediaType === 'image/png'
      ? await canvas.encode('png')
      : await canvas.encode('jpeg', jpegQuality);
  await writeFile(file, picture);
  return { size: picture.length };
}
