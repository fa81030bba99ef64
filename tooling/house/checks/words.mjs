// Written in pieces, so that this file does not offend against itself.
const patterns = [
  [new RegExp(['/wo', 'rk/'].join('') + '(main|shared)'), 'a path of one machine'],
  [new RegExp(['(?<![\\w.])/ro', 'ot/'].join('')), 'a path of one machine'],
  [new RegExp(['/ho', 'me/[a-z]+/'].join('')), 'a path of one machine'],
  [new RegExp(['/Us', 'ers/[A-Za-z]+/'].join('')), 'a path of one machine'],
  [
    new RegExp(['\\bTO', 'DO\\b|\\bFIX', 'ME\\b|\\bXX', 'X\\b'].join('')),
    'unfinished work; finish it',
  ],
  [new RegExp(['@ts-', '(ignore|nocheck)'].join('')), 'a silenced type error'],
  [new RegExp(['\\b(it|test|describe)\\.', '(only|skip|todo)\\('].join('')), 'a test left out'],
  [new RegExp(['BEGIN [A-Z ]*PRIVATE', ' KEY'].join('')), 'a private key'],
];
const binary = /\.(png|jpe?g|gif|ico|woff2?|ttf|otf|pdf|xlsx?|gz|br|tgz|zip)$/;
const skipped = /(^|\/)(pnpm-lock\.yaml|CHANGELOG\.md)$/;

/** Words that belong to one machine or to unfinished work and never into the repository. */
export const bannedWords = (files) =>
  files
    .filter(({ path }) => !binary.test(path) && !skipped.test(path))
    .flatMap(({ path, text }) =>
      patterns.flatMap(([pattern, meaning]) => {
        const found = pattern.exec(text);
        if (!found) return [];
        const line = text.slice(0, found.index).split('\n').length;
        return [`${path}:${line}: "${found[0]}" (${meaning})`];
      }),
    );
