// The READMEs of the tarballs and of the repository, followed to the letter: each snippet compiles, each name exists, each
// option is described.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const at = (name, ...path) => join('node_modules/@huiqi', name, ...path);
const readme = (name) => readFileSync(at(name, 'README.md'), 'utf8');

/** Codes of the first column of the table below a heading or a sentence. */
function firstColumn(text, before) {
  const from = text.lastIndexOf('\n', text.indexOf(before)) + 1;
  if (from === 0) throw new Error(`no README has "${before}"`);
  const rows = /(?:^\|.*\n)+/m.exec(text.slice(from))[0].split('\n').slice(2);
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([\w$-]+)`/g)].map(([, name]) => name),
  );
}

/** Values that an entry exports by name, without types and without what a generator lists. */
function exportsOf(file) {
  const lists = readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\} from/gm);
  return [...lists]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** The code of a block as TypeScript: of a plain page its scripts, in which the element is there. */
function asTypeScript(kind, code) {
  if (kind !== 'html') return code;
  const scripts = [...code.matchAll(/^<script>\n([^]*?)^<\/script>$/gm)].map(([, one]) => one);
  return `declare const document: { querySelector(name: 'huiqi-app'): import('@huiqi/embed').HuiqiAppElement };
${scripts.join('\n')}`;
}

/** Writes the snippets of a document; returns their files. */
function snippets([name, text]) {
  const found = text.matchAll(/^```(tsx?|js|html)\n([^]*?)^```$/gm);
  return [...found].map(([, kind, code], index) => {
    const file = join('readme', `${name}-${index + 1}.${kind === 'tsx' ? 'tsx' : 'ts'}`);
    writeFileSync(file, `${asTypeScript(kind, code)}\nexport {};\n`);
    return file;
  });
}

const union = (names) => names.map((name) => `'${name}'`).join(' | ');

/** A file that compiles if a README's list and a type's keys are the same. */
function sameNames() {
  const embed = readme('embed');
  const pairs = [
    [
      'ClientOptions',
      "keyof import('@huiqi/sdk').ClientOptions",
      firstColumn(readme('sdk'), '## Options of'),
    ],
    [
      'WidgetOptions',
      "keyof import('@huiqi/embed').WidgetOptions",
      firstColumn(embed, '## Options'),
    ],
    [
      'WidgetHandle',
      "keyof import('@huiqi/embed').WidgetHandle",
      firstColumn(embed, '`WidgetHandle`'),
    ],
    ['WidgetFeature', "import('@huiqi/embed').WidgetFeature", firstColumn(embed, '## Features')],
    ['HuiqiEventName', "import('@huiqi/embed').HuiqiEventName", firstColumn(embed, '## Events')],
    [
      'HuiqiProviderProps',
      "keyof import('@huiqi/components/provider').HuiqiProviderProps",
      firstColumn(readme('components'), '`HuiqiProvider` takes'),
    ],
  ];
  const lines = pairs.map(
    ([name, type, listed]) =>
      `export const all${name}: [${type}] extends [${union(listed)}] ? true : ['not in the README', Exclude<${type}, ${union(listed)}>] = true;
export const no${name}: [${union(listed)}] extends [${type}] ? true : ['not in the code', Exclude<${union(listed)}, ${type}>] = true;`,
  );
  writeFileSync('readme/names.ts', `${lines.join('\n')}\n`);
  return 'readme/names.ts';
}

/** Words of others. */
const foreign = new Set(['moduleResolution']);

/** SDK exports that its README does not name, and functions that it names but nothing declares. */
export function missingNames() {
  const text = readme('sdk');
  const named = new Set(text.match(/[\w$]+/g));
  const entries = ['index', 'bridge/index', 'webhooks/index'];
  const exported = entries.flatMap((entry) => exportsOf(at('sdk', 'dist', `${entry}.d.ts`)));
  const declared = ['sdk', 'components', 'embed', 'report'].map((name) =>
    readdirSync(at(name, 'dist'), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.d.ts'))
      .map((file) => readFileSync(at(name, 'dist', file), 'utf8'))
      .join('\n'),
  );
  const known = new Set(declared.join('\n').match(/[\w$]+/g));
  const called = ['sdk', 'components', 'embed'].flatMap((name) =>
    [...readme(name).matchAll(/`(?:\w+\.)?([a-z]\w*[A-Z]\w*)(?=[`(])/g)].map(([, one]) => one),
  );
  return [
    ...exported
      .filter((name) => !named.has(name))
      .map((name) => `${name} is not in the README of the SDK`),
    ...called
      .filter((name) => !known.has(name) && !foreign.has(name))
      .map((name) => `no package declares ${name}, which a README names`),
  ];
}

/** Files to compile together with `host.d.ts`, which declares what the snippets take from the integrator's own code. */
export function writeReadmes() {
  mkdirSync('readme', { recursive: true });
  const readmes = ['sdk', 'components', 'embed', 'report'].map((name) => [name, readme(name)]);
  const documents = Object.entries(JSON.parse(readFileSync('documents.json', 'utf8')));
  const files = [...readmes, ...documents].flatMap(snippets);
  if (files.length < 20) throw new Error(`only ${files.length} snippets are left in the READMEs`);
  return [...files, sameNames(), 'host.d.ts'];
}
