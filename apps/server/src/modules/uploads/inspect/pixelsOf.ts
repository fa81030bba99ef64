import { imageSize } from 'image-size';
import { damaged, FileRefusal } from '../FileRefusal.js';

const maxPixels = 25_000_000;
const maxSide = 12_000;

/** The pixels that a picture's header declares, without decoding; throws if they exceed the limit. */
export function pixelsOf(content: Buffer): number {
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
  return width * height;
}
