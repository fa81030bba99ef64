import { lineOf } from './text.mjs';

const source = /^packages\/(?:components|embed)\/src\/.*\.tsx?$/;
const ofTests = /\.(?:test|stories|fixture)\.tsx?$/;
// A call ends where the indentation of its first line returns.
const effect = /^( *)(?:\S.*)?\buseEffect\(.*(?:\n(?:\1 +.*)?$)*/gm;
const moves = /\bfocus\w*\(/;

/** Effects whose focus has to come later. */
const later = new Set([
  // After the dialog of the captcha has returned the focus.
  'packages/components/src/features/captchas/PhoneCodeField.tsx',
]);

/**
 * Effects that move the focus run before what they belong to is seen. On Preact, `useEffect` runs a frame later, and would
 * take the focus from a field that was chosen meanwhile.
 */
export const focusEffects = (files) =>
  files
    .filter(({ path }) => source.test(path) && !ofTests.test(path) && !later.has(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(effect)]
        .filter(([call]) => moves.test(call))
        .map(({ index }) => `${path}:${lineOf(text, index)}: move the focus in a layout effect`),
    );
