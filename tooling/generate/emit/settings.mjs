import { tsImport } from 'tsx/esm/api';
import { replaceGenerated } from './replaceGenerated.mjs';

export const settingsDir = 'apps/server/src/config';
const declared =
  /\/\*\*\s((?:(?!\*\/).)*?)\.?\s*\*\/(?:(?!\/\*\*).)*?\b(?:setting|optional|secret)\(\s*'(\w+)'/gs;

const code = (text) => `\`${text.replaceAll('\\', '/')}\``;
const cell = (text) => text.replaceAll('|', '\\|');

/** Returns the settings of the server: name, what it says of them, and what else they need. */
export async function listSettings() {
  const config = new URL(`../../../${settingsDir}/`, import.meta.url);
  const { settings } = await tsImport('./settings.ts', config.href);
  const { settingsOf } = await tsImport('./setting.ts', config.href);
  const under = (env) => settingsOf(settings(env, '<root>'));
  const [anywhere, sandbox, production] = [
    {},
    { HUIQI_SANDBOX: '1' },
    { NODE_ENV: 'production' },
  ].map(under);
  return anywhere.map(({ name, standard, needs }, index) => ({
    name,
    needs,
    standards: {
      anywhere: standard,
      sandbox: sandbox[index].standard,
      production: production[index].standard,
    },
  }));
}

function standardOf({ anywhere, sandbox, production }) {
  if (!anywhere) return 'none';
  if (production !== anywhere) return `${code(production)}, outside production ${code(anywhere)}`;
  return sandbox === anywhere ? code(anywhere) : `${code(anywhere)}, sandbox ${code(sandbox)}`;
}

/** The server's README with its table of settings: names and defaults are declared, the meaning is the comment there. */
export function emitSettings(text, settings, sources) {
  const comments = new Map(
    sources.flatMap((source) =>
      [...source.matchAll(declared)].map(([, comment, name]) => [
        name,
        comment
          .replace(/^\s*\* ?/gm, '')
          .replace(/\s+/g, ' ')
          .trim(),
      ]),
    ),
  );
  const rows = settings.map(({ name, needs, standards }) => {
    const meaning = comments.get(name);
    if (!meaning) throw new Error(`${settingsDir}: no comment says what ${name} is`);
    const more = needs.length > 0 ? `; needs ${needs.map(code).join(', ')}` : '';
    return `| ${code(name)} | ${standardOf(standards)} | ${cell(meaning)}${more} |`;
  });
  const head = '| Variable | Default | Meaning |\n| --- | --- | --- |';
  return replaceGenerated(text, 'apps/server/README.md', 'settings', [head, ...rows].join('\n'));
}
