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
// What is read in a function, as `expect.poll` and `readSettled` take one, has an arrow before it.
const read = new RegExp(
  `\\bawait (?:(?!=>|;)[^])*?\\.(?:all\\(\\)|(?:${methods.join('|')})\\()`,
  'g',
);

/**
 * No browser test reads a page once: what is read while the rows of the former filters still stand there, or before the
 * page is hydrated, is of another page than what is clicked then.
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
