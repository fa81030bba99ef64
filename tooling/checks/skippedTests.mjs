import { lineOf } from './text.mjs';

const test = /\.(test|spec)\.[cm]?[jt]sx?$/;
const skipped = /\b(?:it|test|describe)\.(?:only|skip|todo)\(/;

/** No test is skipped. oxlint only covers Vitest; this also covers node:test and Playwright. */
export const skippedTests = (files) =>
  files
    .filter(({ path }) => test.test(path))
    .flatMap(({ path, text }) => {
      const found = skipped.exec(text);
      return found
        ? [`${path}:${lineOf(text, found.index)}: "${found[0]}…)", a test left out`]
        : [];
    });
