import { isText, lineOf } from './text.mjs';

// Written in pieces, so that this file does not violate its own check.
const patterns = [
  new RegExp(['/wo', 'rk/'].join('') + '(main|shared)'),
  new RegExp(['(?<![\\w.])/ro', 'ot/'].join('')),
  new RegExp(['/ho', 'me/[a-z]+/'].join('')),
  new RegExp(['/Us', 'ers/[A-Za-z]+/'].join('')),
];

/** Absolute paths of one machine never enter the repository. */
export const machinePaths = (files) =>
  files.filter(isText).flatMap(({ path, text }) =>
    patterns.flatMap((pattern) => {
      const found = pattern.exec(text);
      return found
        ? [`${path}:${lineOf(text, found.index)}: "${found[0]}", a path of one machine`]
        : [];
    }),
  );
