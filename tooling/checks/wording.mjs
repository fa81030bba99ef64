import { isText, lineOf } from './text.mjs';

// Written in pieces, so that this file does not violate its own check. AGENTS.md has the table of terms.
const compile = (terms, flags) =>
  terms.map(([parts, better]) => [new RegExp(`\\b${parts.join('')}`, flags), better]);

const everywhere = compile(
  [
    [['unless', ' told'], 'Defaults to …'],
    [['answers', ' with'], 'returns, responds with'],
    [['house', ' (?:style|rule|check)'], 'style, custom check'],
    [['plan', 'ted\\b'], 'violation fixture'],
    [['off', 'ence\\b'], 'violation'],
    [['way to the', ' server'], 'round trip'],
    [['who', ' hears\\b'], 'subscriber, listener'],
    [['falls', ' with (?:a|an|the)\\b'], 'throws if …'],
    [['first', ' answers\\b'], 'preloaded responses'],
    [["sample's", ' own world'], 'seed, sample data'],
    [['nothing but', ' the letter'], 'at most …'],
    [['drawing', ' of ours'], 'our drawing'],
  ],
  'i',
);

/** Phrases that a reader reads twice. They are gone from these folders; others still have some. */
const mended = /^(?:packages|tooling|scripts)\//;
const inMended = [
  ...compile(
    [
      [['hears?', ' of\\b'], 'is called when …, receives'],
      [['in the', ' name of\\b'], 'on behalf of'],
      [['(?:gives?|given|gave)', ' back\\b'], 'release, return'],
      [['time', ' limit'], 'timeout'],
      [['(?:the|an)', ' own\\b(?! propert)'], "the user's, its"],
      [['an', 'ew\\b'], 'again, a new …'],
      [['in', ' vain\\b'], 'unneeded'],
      [['none (?:is|can be)', ' in force'], 'each is active …'],
      [['if it', ' is none\\b'], 'if it is invalid'],
      [['there is', ' none of\\b'], 'the empty state of …'],
      [['speaks? for', ' one\\b'], 'acts on behalf of'],
      [['has', ' no business'], 'say what happens instead'],
      [['any other', ' does not exist'], 'say what is returned'],
      [['none yet', ' and\\b'], 'say it in the order a reader asks'],
      [['the', ' line (?:breaks|drops|is lost)'], 'connection, network failure'],
    ],
    'i',
  ),
  // At the beginning of a sentence.
  ...compile([[['Who', 'ever\\b'], 'users who …, callers that …']], ''),
];

// The table itself, and what was decided and changed before it.
const exempt = /^(AGENTS\.md|docs\/adr\/|\.changeset\/)|(^|\/)generated\//;

/** Terms that AGENTS.md replaces and phrases that are hard to read, in comments, names, messages and documents. */
export const wording = (files) =>
  files
    .filter((file) => isText(file) && !exempt.test(file.path))
    .flatMap(({ path, text }) =>
      [...everywhere, ...(mended.test(path) ? inMended : [])].flatMap(([pattern, better]) => {
        const found = pattern.exec(text);
        return found
          ? [`${path}:${lineOf(text, found.index)}: "${found[0]}"; we write: ${better}`]
          : [];
      }),
    );
