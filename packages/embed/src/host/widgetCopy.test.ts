/// <reference types="vite/client" />
import { en } from '@huiqi/components/locale/en';
import { describe, expect, test } from 'vitest';
import { widgetCopy } from '../app/copy.js';
import { checkOptions } from './checkOptions.js';
import { copyDomains } from './copyDomains.js';
import type { WidgetOptions } from './WidgetOptions.js';

type Texts = Readonly<Record<string, string>>;
type Module = Readonly<Record<string, Texts | readonly string[]>>;

// Every dictionary declares its hook beside it: `createCopy('orders', ordersCopy, ordersLegal)`.
const dictionaries = '../../../components/src/{copy,ui,patterns,features}/**/*{c,C}opy.ts';
const modules = import.meta.glob<Module>(
  '../../../components/src/{copy,ui,patterns,features}/**/*{c,C}opy.ts',
  { eager: true },
);
const sources = import.meta.glob<string>(
  '../../../components/src/{copy,ui,patterns,features}/**/*{c,C}opy.ts',
  { eager: true, query: '?raw', import: 'default' },
);

/** Keys that a host may replace, by domain, each with its default text. */
function replaceable(): Map<string, Map<string, string>> {
  const formats = modules['../../../components/src/copy/formatsCopy.ts']?.['formatsCopy'] as Texts;
  const domains = new Map([
    ['widget', new Map<string, string>(Object.entries(widgetCopy))],
    ['formats', new Map(Object.entries(formats))],
  ]);
  for (const [file, source] of Object.entries(sources))
    for (const [, domain = '', name = '', legal = ''] of source.matchAll(
      /createCopy\('(\w+)', (\w+)(?:, (\w+))?\)/g,
    )) {
      // Without English, no widget shows it.
      if (!(domain in en.copy)) continue;
      const kept = legal ? (modules[file]?.[legal] as readonly string[]) : [];
      const texts = domains.get(domain) ?? new Map<string, string>();
      for (const [key, text] of Object.entries(modules[file]?.[name] as Texts))
        if (!kept.includes(key)) texts.set(key, text);
      domains.set(domain, texts);
    }
  return domains;
}

const byName = <Value>([a]: readonly [string, Value], [b]: readonly [string, Value]) =>
  a < b ? -1 : 1;

function sourceOf(domains: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const lines = [...domains]
    .toSorted(byName)
    .flatMap(([domain, texts]) => [
      `  readonly ${domain}?: {`,
      ...[...texts]
        .toSorted(byName)
        .flatMap(([key, text]) => [
          `    /** ${text.replaceAll('\n', ' ')} */`,
          `    readonly ${key}?: string;`,
        ]),
      '  };',
    ]);
  return [
    `// Generated from ${dictionaries.replaceAll('../', '')}: npx vitest run src/host/widgetCopy.test.ts -u`,
    '',
    '/**',
    ' * Texts by domain and key, in place of the defaults, which stand above each key; placeholders stay in braces. Legal and',
    ' * lender texts cannot be replaced. Sentences of rules and server are replaced by the whole sentence under `messages`,',
    ' * labels of enumerations by the whole label under `labels`.',
    ' */',
    'export interface WidgetCopy {',
    ...lines,
    '  readonly messages?: Readonly<Record<string, string>>;',
    '  readonly labels?: Readonly<Record<string, string>>;',
    '}',
    '',
  ].join('\n');
}

test('the option has every text that a host may replace, and no other', async () => {
  const domains = replaceable();
  expect(domains.size).toBeGreaterThan(20);
  await expect(sourceOf(domains)).toMatchFileSnapshot('./generated/WidgetCopy.ts');
  expect([...domains.keys(), 'messages', 'labels'].toSorted()).toEqual([...copyDomains].toSorted());
});

describe('types', () => {
  const accept = (copy: NonNullable<WidgetOptions['copy']>) => copy;

  test('know the keys, and refuse others and legal texts', () => {
    accept({ products: { listTitle: '本行产品' }, messages: { 请输入手机号: '手机号？' } });
    accept({ formats: { term: '{n}月', amount: '{n} 万元' } });
    // @ts-expect-error -- there is no such key
    accept({ products: { titel: '本行产品' } });
    // @ts-expect-error -- there is no such domain
    accept({ product: {} });
    // @ts-expect-error -- a legal text
    accept({ reports: { disclaimer: '' } });
    expect(replaceable().get('reports')?.has('disclaimer')).toBe(false);
  });
});

test('a domain that there is not is refused with a sentence', () => {
  checkOptions({ copy: { widget: { retry: '再试' }, messages: {} } });
  const wrong = { copy: { product: { listTitle: '产品' } } } as object;
  expect(() => checkOptions(wrong)).toThrow(
    /^Huiqi: option "copy" has no "product"; there are .*products/,
  );
});
