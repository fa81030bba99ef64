import { resolve } from 'node:path';
import { FairQueue } from './FairQueue.js';
import type { Inspected } from './inspectFile.js';
import { PictureDecoder } from './PictureDecoder.js';

/** A screenshot; photos have more. */
const smallPixels = 4_000_000;

const newLane = () => ({ queue: new FairQueue(), decoder: new PictureDecoder() });
/** A decoded picture takes a multiple of four bytes per pixel. Small ones do not wait for large ones. */
const lanes = { small: newLane(), large: newLane() };

interface Uploaded {
  /** Where the file is. */
  readonly file: string;
  /** Whose turn it takes. */
  readonly ownerId: string;
}

/** Re-encodes a picture in its turn (`redrawPicture`); leaves other files unchanged. Returns the size in bytes. */
export async function reencodePicture(
  { format, pixels, size }: Inspected,
  { file, ownerId }: Uploaded,
): Promise<number> {
  if (pixels === 0) return size;
  const { queue, decoder } = pixels <= smallPixels ? lanes.small : lanes.large;
  const job = { file: resolve(file), mediaType: format.mediaType, pixels };
  return queue.run(ownerId, () => decoder.redraw(job));
}
