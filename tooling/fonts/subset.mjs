import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// harfbuzz-subset.wasm imports nothing; these are its C functions.
const { instance } = await WebAssembly.instantiate(
  readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')),
);
const hb = instance.exports;

// hb_subset_flags_t and hb_subset_sets_t of hb-subset.h.
const noHinting = 1;
const layoutFeatures = 6;
const droppedTables = 3;

const tag = (name) => [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);
const unneeded = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'VORG', 'vhea', 'vmtx', 'STAT', 'gasp', 'DSIG'];

/** The glyphs of some code points as a font of its own, without hints and layout tables: a PDF uses neither. */
export function subsetFont(font, codePoints) {
  return withFace(font, (face) => {
    const input = hb.hb_subset_input_create_or_fail();
    if (input === 0) throw new Error('harfbuzz is out of memory');
    const unicodes = hb.hb_subset_input_unicode_set(input);
    for (const codePoint of codePoints) hb.hb_set_add(unicodes, codePoint);
    hb.hb_set_clear(hb.hb_subset_input_set(input, layoutFeatures));
    const dropped = hb.hb_subset_input_set(input, droppedTables);
    for (const table of unneeded) hb.hb_set_add(dropped, tag(table));
    hb.hb_subset_input_set_flags(input, noHinting);
    const subset = hb.hb_subset_or_fail(face, input);
    hb.hb_subset_input_destroy(input);
    if (subset === 0) throw new Error('harfbuzz could not make the subset');
    const blob = hb.hb_face_reference_blob(subset);
    const start = hb.hb_blob_get_data(blob, 0);
    const bytes = new Uint8Array(hb.memory.buffer, start, hb.hb_blob_get_length(blob)).slice();
    hb.hb_blob_destroy(blob);
    hb.hb_face_destroy(subset);
    return bytes;
  });
}

function withFace(font, run) {
  const place = hb.malloc(font.byteLength);
  new Uint8Array(hb.memory.buffer).set(font, place);
  const blob = hb.hb_blob_create(place, font.byteLength, 2, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  try {
    return run(face);
  } finally {
    hb.hb_face_destroy(face);
    hb.free(place);
  }
}
