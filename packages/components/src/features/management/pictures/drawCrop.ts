import { partOf, type Crop } from './cropRules.js';
import type { PictureShape } from './pictureShapes.js';

/** Draws the chosen part of a picture on the whole canvas. Where it has none, the canvas is clear, or white. */
export function drawCrop(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  shape: PictureShape,
  crop: Crop,
  ground?: 'white',
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { x, y, width } = partOf(picture, shape, crop);
  const scale = canvas.width / width;
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, -x * scale, -y * scale, picture.width * scale, picture.height * scale);
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser drew no picture'))),
      type,
      quality,
    ),
  );

/** The chosen part as a file of its own, never larger than what was chosen. Drawings stay PNG unless they are too large. */
export async function cutPicture(
  file: File,
  picture: ImageBitmap,
  shape: PictureShape,
  crop: Crop,
  maxBytes: number,
): Promise<File> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, partOf(picture, shape, crop).width / shape.width);
  canvas.width = Math.max(1, Math.round(shape.width * scale));
  canvas.height = Math.max(1, Math.round(shape.height * scale));
  const stem = file.name.replace(/\.[^.]*$/, '');
  if (file.type === 'image/png') {
    drawCrop(canvas, picture, shape, crop);
    const png = await toBlob(canvas, 'image/png');
    if (png.size <= maxBytes) return new File([png], `${stem}.png`, { type: png.type });
  }
  drawCrop(canvas, picture, shape, crop, 'white');
  const jpeg = await toBlob(canvas, 'image/jpeg', 0.9);
  return new File([jpeg], `${stem}.jpg`, { type: jpeg.type });
}
