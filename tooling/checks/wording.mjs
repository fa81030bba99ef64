import { isText, lineOf } from './text.mjs';

// Written in pieces, so that this file does not violate its own check. AGENTS.md has the whole table.
const terms = [
  [['unless', ' told'], 'Defaults to …'],
  [['answers', ' with'], 'returns, responds with'],
  [['house', ' (?:style|rule|check)'], 'style, custom check'],
  [['plan', 'ted\\b'], 'violation fixture'],
  [['way to the', ' server'], 'round trip'],
].map(([parts, better]) => [new RegExp(`\\b${parts.join('')}`, 'i'), better]);

// The table itself, and what was decided and changed before it.
const exempt = /^(AGENTS\.md|docs\/adr\/|\.changeset\/)|(^|\/)generated\//;

/** Terms that AGENTS.md replaces, in comments, names, messages and documents. */
export const wording = (files) =>
  files
    .filter((file) => isText(file) && !exempt.test(file.path))
    .flatMap(({ path, text }) =>
      terms.flatMap(([pattern, better]) => {
        const found = pattern.exec(text);
        return found
          ? [`${path}:${lineOf(text, found.index)}: "${found[0]}"; we write: ${better}`]
          : [];
      }),
    );
