import { readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/lib/paths.mjs';

/** The stages of the Dockerfile: each with its name and its instructions, `{ word, rest }`. */
function stages(text) {
  const found = [];
  for (const line of text.split('\n')) {
    const [, word, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (word === 'FROM') found.push({ name: / AS (\w+)$/.exec(rest)?.[1] ?? 'final', lines: [] });
    else if (word !== undefined) found.at(-1)?.lines.push({ word, rest });
  }
  return found;
}

/** What the Dockerfile does, for the steps that need no Docker. Throws for lines that it could not follow. */
export function readDockerfile() {
  const all = stages(readFileSync(fromRoot('Dockerfile'), 'utf8'));
  const linesOf = (stage, word) =>
    all
      .find(({ name }) => name === stage)
      .lines.filter((line) => line.word === word)
      .map(({ rest }) => rest);
  const install = linesOf('production', 'RUN').at(-1);
  const copies = linesOf('final', 'COPY').map((rest) => {
    const [, stage, path, target] = /^--from=(\w+) \/app\/(\S+) \.\/(\S+)$/.exec(rest) ?? [];
    if (path === undefined || path !== target)
      throw new Error(`The gate does not follow COPY ${rest}`);
    return { stage, path };
  });
  const env = Object.fromEntries(
    linesOf('final', 'ENV').flatMap((rest) => rest.split(' ').map((pair) => pair.split('='))),
  );
  return {
    install: install.split(' '),
    copies,
    env,
    command: JSON.parse(linesOf('final', 'CMD')[0]),
  };
}
