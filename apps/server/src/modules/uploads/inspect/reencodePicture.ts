import { writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { imageSize } from 'image-size';
import pLimit from 'p-limit';
import { damaged, FileRefusal } from '../FileRefusal.js';

const maxPixels = 25_000_000;
const maxSide = 12_000;
const jpegQuality = 90;
/** A decoded picture takes four bytes a pixel, 100 MB at most: two at a time. */
const oneOfTwo = pLimit(2);

/** Throws unless the header of a picture promises a size that can be decoded; nothing is decoded yet. */
function checkSize(content: Buffer): void {
  let size: { width: number; height: number };
  try {
    size = imageSize(content);
  } catch {
    throw damaged();
  }
  const { width, height } = size;
  if (!(width > 0 && height > 0)) throw damaged();
  if (width > maxSide || height > maxSide || width * height > maxPixels)
    throw new FileRefusal('图片尺寸过大，请缩小到2500万像素以内');
}

async function draw(content: Buffer, mediaType: string): Promise<Buffer> {
  const image = await loadImage(content).catch(() => {
    throw damaged();
  });
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return mediaType === 'image/png' ? canvas.encode('png') : canvas.encode('jpeg', jpegQuality);
}

/**
 * Decodes a picture and writes it anew to a file, turned as its metadata says: what else the upload held (metadata,
 * places, scripts behind the picture) is not in it. Returns the size in bytes.
 */
export async function reencodePicture(
  content: Buffer,
  mediaType: string,
  file: string,
): Promise<number> {
  checkSize(content);
  const picture = await oneOfTwo(() => draw(content, mediaType));
  await writeFile(file, picture);
  return picture.length;
}
