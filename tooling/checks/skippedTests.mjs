import { lineOf } from './text.mjs';

const test = /\.(test|spec)\.[cm]?[jt]sx?$/;
const skipped = /\b(?:it|test|describe)\.(?:only|skip|todo)\(/;

/** No test is left out. oxlint knows Vitest's tests alone; this covers node:test and Playwright too. */
export const skippedTests = (files) =>
  files
    .filter(({ path }) => test.test(path))
    .flatMap(({ path, text }) => {
      const found = skipped.exec(text);
      return found
        ? [`${path}:${lineOf(text, found.index)}: "${found[0]}…)", a test left out`]
        : [];
    });
