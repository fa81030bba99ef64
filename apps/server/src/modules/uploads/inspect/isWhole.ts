/** Whether a JPEG is there to its end marker: a decoder paints what is missing grey (T.81 annex B). */
function isWholeJpeg(content: Buffer): boolean {
  for (let at = content.indexOf(0xff, 2); at >= 0; at = content.indexOf(0xff, at)) {
    const marker = content[at + 1] ?? 0;
    if (marker === 0xd9) return true;
    // Filling and stuffed bytes, restarts, and markers without a segment.
    if (marker === 0xff) at += 1;
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (at + 4 > content.length) return false;
    else at += 2 + content.readUInt16BE(at + 2);
  }
  return false;
}

/** Whether the chunks of a PNG are there up to the last (PNG 5.6). */
function isWholePng(content: Buffer): boolean {
  for (let at = 8; at + 12 <= content.length; at += 12 + content.readUInt32BE(at))
    if (content.toString('latin1', at + 4, at + 8) === 'IEND') return true;
  return false;
}

/** Whether nothing of a picture is missing at its end, as it is after a download that broke off. */
export const isWhole = (content: Buffer, mediaType: string): boolean =>
  mediaType === 'image/png' ? isWholePng(content) : isWholeJpeg(content);
