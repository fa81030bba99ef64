import { lineOf } from './text.mjs';

const methods = [
  'allInnerTexts',
  'allTextContents',
  'boundingBox',
  'count',
  'getAttribute',
  'innerHTML',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
];
// Reads inside a function, as passed to `expect.poll` and `readSettled`, have an arrow before them.
const read = new RegExp(
  `\\bawait (?:(?!=>|;)[^])*?\\.(?:all\\(\\)|(?:${methods.join('|')})\\()`,
  'g',
);

/**
 * Browser tests do not read a page once: what is read while rows of the previous filters are shown, or before
 * hydration, may belong to another page than what is clicked next.
 */
export const reads = (files) =>
  files
    .filter(({ path }) => /^e2e\/.*\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(read)].map(({ 0: found, index }) => {
        const line = lineOf(text, index + found.length);
        return `${path}:${line}: read through \`readSettled\`, or wait with \`expect\``;
      }),
    );
