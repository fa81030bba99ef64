import { lineOf } from './text.mjs';

const test = /\.(test|spec|stories)\.[cm]?[jt]sx?$/;
// A turn of the event loop, `setTimeout(resolve)`, is not a wait.
const wait = /\bsetTimeout\(\s*(?:resolve|done|\(\) => resolve\(\))\s*,|\bwaitForTimeout\(/;
const shortLimit = /\btimeout: (?:\d{1,3}|[1-9]_\d{3}|1[0-4]_\d{3})\b/;

/**
 * No test waits for a fixed time: a busy machine needs longer, and a fast one would wait for nothing. Nor does one give
 * up before 15 s, the delay on a machine that is three times slower.
 */
export const waits = (files) =>
  files
    .filter(({ path }) => test.test(path))
    .flatMap(({ path, text }) =>
      [wait, shortLimit].flatMap((pattern) => {
        const found = pattern.exec(text);
        return found
          ? [
              `${path}:${lineOf(text, found.index)}: "${found[0]}": wait for an event, 15 s at least`,
            ]
          : [];
      }),
    );
