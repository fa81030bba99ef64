import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An export of a domain, with its doc comment. */
export interface DomainExport {
  readonly name: string;
  readonly about: string;
}

/** What a feature's folder documents. */
export interface Domain {
  readonly tag: string;
  /** The comment at the top of `index.ts`. */
  readonly about: string;
  readonly screens: readonly DomainExport[];
  readonly components: readonly DomainExport[];
  /** Every word of the sources, from which the called operations are derived. */
  readonly words: ReadonlySet<string>;
  readonly stories: readonly { readonly title: string; readonly first: string }[];
}

const plain = (comment: string) =>
  comment
    .replaceAll(/^\s*\* ?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

// A comment belongs to the declaration on the next line; a comment in between belongs to something else.
const documented = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?export (?:function|const) ([A-Z]\w*)\b/g;

function exportsOf(text: string): readonly DomainExport[] {
  return [...text.matchAll(documented)].map(([, comment, name]) => ({
    name: name ?? '',
    about: plain(comment ?? ''),
  }));
}

/** Reads a feature's folder. */
export function readDomain(features: string, tag: string): Domain {
  const folder = join(features, tag);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort();
  const sources = names.filter((name) => !/\.(test|stories|fixture|css)\.tsx?$/.test(name));
  const all = sources.flatMap((name) => exportsOf(read(name)));
  const index = read('index.ts');
  const published = new Set(index.match(/\b[A-Z]\w*\b/g));
  const isScreen = ({ name }: DomainExport) =>
    sources.includes(`${name}.tsx`) && name.endsWith('Screen');
  return {
    tag,
    about: plain(/^\/\*\*([\s\S]*?)\*\//.exec(index)?.[1] ?? ''),
    screens: all.filter(isScreen),
    components: all.filter((one) => !isScreen(one) && published.has(one.name) && one.about !== ''),
    words: new Set(sources.flatMap((name) => read(name).match(/\b[a-z]\w+\b/g) ?? [])),
    stories: names
      .filter((name) => name.endsWith('.stories.tsx'))
      .flatMap((name) => {
        const text = read(name);
        const title = /title: '([^']+)'/.exec(text)?.[1];
        const first = /export const (\w+)/.exec(text)?.[1];
        return title !== undefined && first !== undefined ? [{ title, first }] : [];
      }),
  };
}
