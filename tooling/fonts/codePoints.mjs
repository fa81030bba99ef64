/** Code points of a TrueType font, from the format 12 subtable of its cmap. */
export function codePointsOf(font) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableAt(view, 'cmap');
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const subtable = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    if (view.getUint16(subtable) !== 12) continue;
    const groups = Array.from(
      { length: view.getUint32(subtable + 12) },
      (_, group) => subtable + 16 + group * 12,
    );
    return groups.flatMap((group) => {
      const [first, last] = [view.getUint32(group), view.getUint32(group + 4)];
      return Array.from({ length: last - first + 1 }, (_, place) => first + place);
    });
  }
  throw new Error('the font has no cmap of format 12');
}

function tableAt(view, name) {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(entry + place)));
    if (tag === name) return view.getUint32(entry + 8);
  }
  throw new Error(`the font has no table ${name}`);
}
