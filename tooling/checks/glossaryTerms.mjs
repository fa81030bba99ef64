import { lineOf } from './text.mjs';

/** Each term has one row in the glossary: a second one is what a merge leaves, and the two are changed apart from each other. */
export const glossaryTerms = (files) => {
  const known = new Set();
  return files
    .filter(({ path }) => path === 'docs/glossary.md')
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^\| +(?!-+ )(?<term>[^|]*?) +\|/gm)].flatMap(({ groups, index }) => {
        if (!known.has(groups.term)) {
          known.add(groups.term);
          return [];
        }
        return [`${path}:${lineOf(text, index)}: "${groups.term}" has a row above`];
      }),
    );
};
