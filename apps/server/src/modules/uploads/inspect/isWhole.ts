/** Whether a JPEG is complete up to its end marker: decoders paint missing parts grey (T.81 annex B). */
function isWholeJpeg(content: Buffer): boolean {
  for (let at = content.indexOf(0xff, 2); at >= 0; at = content.indexOf(0xff, at)) {
    const marker = content[at + 1] ?? 0;
    if (marker === 0xd9) return true;
    // Fill bytes, stuffed bytes, restarts, and markers without a segment.
    if (marker === 0xff) at += 1;
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (at + 4 > content.length) return false;
    else at += 2 + content.readUInt16BE(at + 2);
  }
  return false;
}

/** Whether a PNG's chunks are complete up to the last (PNG 5.6). */
function isWholePng(content: Buffer): boolean {
  for (let at = 8; at + 12 <= content.length; at += 12 + content.readUInt32BE(at))
    if (content.toString('latin1', at + 4, at + 8) === 'IEND') return true;
  return false;
}

/** Whether the end of a picture is present, which an interrupted download lacks. */
export const isWhole = (content: Buffer, mediaType: string): boolean =>
  mediaType === 'image/png' ? isWholePng(content) : isWholeJpeg(content);
