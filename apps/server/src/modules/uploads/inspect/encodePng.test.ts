import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { encodePng } from './encodePng.js';

test.each([
  [1, 1],
  [7, 255],
  [33, 700],
])(
  'encodes %d by %d pixels as they are, with what can be seen through them',
  async (width, height) => {
    const canvas = createCanvas(width, height);
    const pen = canvas.getContext('2d');
    const drawn = pen.createImageData(width, height);
    // Each channel its own pattern; half of the pixels are opaque.
    for (let at = 0; at < drawn.data.length; at += 4)
      drawn.data.set([at * 7, at * 13, at >> 3, at % 8 === 0 ? 255 : at % 256], at);
    pen.putImageData(drawn, 0, 0);
    const image = await loadImage(await encodePng(canvas));
    const copy = createCanvas(width, height);
    copy.getContext('2d').drawImage(image, 0, 0);
    expect([image.width, image.height]).toEqual([width, height]);
    const pixels = (of: typeof canvas) =>
      Buffer.from(of.getContext('2d').getImageData(0, 0, width, height).data);
    expect(pixels(copy).equals(pixels(canvas))).toBe(true);
  },
);
