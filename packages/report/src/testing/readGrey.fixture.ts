import { inflateSync } from 'node:zlib';

/** A grey picture. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const paeth = (left: number, above: number, corner: number) => {
  const guess = left + above - corner;
  const [a, b, c] = [left, above, corner].map((one) => Math.abs(guess - one)) as [
    number,
    number,
    number,
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
};

/** Reads a PNG of eight bits, grey or in colours, as pdftoppm writes it. */
export function readGrey(png: Buffer): Grey {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = png[25] === 2 ? 3 : 1;
  if (png[24] !== 8 || (png[25] !== 0 && png[25] !== 2)) throw new Error('not a PNG of eight bits');
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const bytes = unfiltered(inflateSync(Buffer.concat(parts)), width * channels, channels);
  const pixels = Uint8Array.from(
    { length: width * height },
    (_, place) => bytes[place * channels + (channels === 3 ? 1 : 0)] ?? 0,
  );
  return { width, height, pixels };
}

/** Undoes the filters of the lines (PNG §9). */
function unfiltered(lines: Buffer, size: number, channels: number): Uint8Array {
  const bytes = new Uint8Array((lines.length / (size + 1)) * size);
  for (let place = 0; place < bytes.length; place += 1) {
    const [x, y] = [place % size, Math.floor(place / size)];
    const left = x >= channels ? (bytes[place - channels] ?? 0) : 0;
    const above = y > 0 ? (bytes[place - size] ?? 0) : 0;
    const corner = x >= channels && y > 0 ? (bytes[place - size - channels] ?? 0) : 0;
    const added = [0, left, above, (left + above) >> 1, paeth(left, above, corner)];
    const filter = lines[y * (size + 1)] ?? 0;
    bytes[place] = (lines[y * (size + 1) + 1 + x] ?? 0) + (added[filter] ?? 0);
  }
  return bytes;
}
