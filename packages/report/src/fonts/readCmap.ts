type Glyphs = ReadonlyMap<number, number>;

/** Glyphs by code point, from the subtable of a cmap that covers the most: format 12 has all of Unicode, 4 its first plane. */
export function readCmap(view: DataView, cmap: number): Glyphs {
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + index * 8),
  );
  const whole = subtables.find((subtable) => view.getUint16(subtable) === 12);
  if (whole !== undefined) return readGroups(view, whole);
  const plane = subtables.find((subtable) => view.getUint16(subtable) === 4);
  if (plane !== undefined) return readSegments(view, plane);
  throw new Error('the font has no cmap of format 12 or 4');
}

function readGroups(view: DataView, subtable: number): Glyphs {
  const glyphs = new Map<number, number>();
  for (let group = 0; group < view.getUint32(subtable + 12); group += 1) {
    const entry = subtable + 16 + group * 12;
    const first = view.getUint32(entry);
    const glyph = view.getUint32(entry + 8);
    for (let code = first; code <= view.getUint32(entry + 4); code += 1) {
      glyphs.set(code, glyph + code - first);
    }
  }
  return glyphs;
}

function readSegments(view: DataView, subtable: number): Glyphs {
  const glyphs = new Map<number, number>();
  const size = view.getUint16(subtable + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const end = subtable + 14 + segment;
    const start = end + size + 2;
    const delta = view.getUint16(start + size);
    const rangeAt = start + 2 * size;
    const range = view.getUint16(rangeAt);
    const first = view.getUint16(start);
    for (let code = first; code <= view.getUint16(end) && code < 0xffff; code += 1) {
      const named = range === 0 ? code : view.getUint16(rangeAt + range + (code - first) * 2);
      if (named !== 0) glyphs.set(code, (named + delta) & 0xffff);
    }
  }
  return glyphs;
}
