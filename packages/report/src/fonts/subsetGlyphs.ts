import type { FontFile } from './FontFile.js';
import { writeFont } from './writeFont.js';

const isComposite = 10;
const argumentsAreWords = 0x1;
const hasScale = 0x8;
const moreComponents = 0x20;
const hasTwoScales = 0x40;
const hasMatrix = 0x80;

/** Places of the glyph numbers in a composite outline. */
function componentPlaces(outline: Uint8Array): readonly number[] {
  if (outline.length < isComposite) return [];
  const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
  if (view.getInt16(0) >= 0) return [];
  const places: number[] = [];
  let at = isComposite;
  let flags = moreComponents;
  while (flags & moreComponents) {
    flags = view.getUint16(at);
    places.push(at + 2);
    at += 4 + (flags & argumentsAreWords ? 4 : 2);
    if (flags & hasScale) at += 2;
    else if (flags & hasTwoScales) at += 4;
    else if (flags & hasMatrix) at += 8;
  }
  return places;
}

/**
 * A font with some glyphs, numbered in the given order: the first is .notdef. Components of composite glyphs follow
 * them.
 */
export function subsetGlyphs(font: FontFile, glyphs: readonly number[]): Uint8Array {
  const order = [...glyphs];
  const places = new Map(order.map((glyph, place) => [glyph, place]));
  const outlines: Uint8Array[] = [];
  for (let place = 0; place < order.length; place += 1) {
    const original = font.outlineOf(order[place] ?? 0);
    const components = componentPlaces(original);
    const outline = components.length > 0 ? original.slice() : original;
    const view = new DataView(outline.buffer, outline.byteOffset, outline.byteLength);
    for (const component of components) {
      const glyph = view.getUint16(component);
      const known = places.get(glyph) ?? order.push(glyph) - 1;
      places.set(glyph, known);
      view.setUint16(component, known);
    }
    outlines.push(outline);
  }
  return writeFont(font, order, outlines);
}
