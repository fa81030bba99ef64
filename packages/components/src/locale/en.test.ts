import { expect, test } from 'vitest';
import type { CopyTexts } from '../copy/types.js';
import { en } from './en.js';

type Module = Readonly<Record<string, unknown>>;

// Every dictionary is declared beside its hook: `createCopy('orders', …)`.
const modules = import.meta.glob<Module>('../{ui,patterns,features}/**/*{c,C}opy.ts', {
  eager: true,
});
const sources = import.meta.glob<string>('../{ui,patterns,features}/**/*{c,C}opy.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

interface Dictionary {
  readonly file: string;
  readonly domain: string;
  readonly texts: CopyTexts;
}

const dictionaries: readonly Dictionary[] = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/createCopy\('(\w+)', (\w+)/g)].map(([, domain = '', name = '']) => ({
    file,
    domain,
    texts: modules[file]?.[name] as CopyTexts,
  })),
);

// Screens of the site and its staff, which no widget shows.
const siteOnly = new Set([
  'actingCompany',
  'areas',
  'batch',
  'bindingObjections',
  'centre',
  'couponReviews',
  'coupons',
  'creditAdvice',
  'demands',
  'departments',
  'deskFigures',
  'deskQueue',
  'evaluations',
  'evidence',
  'exports',
  'formDesigner',
  'guarantees',
  'handlingTimes',
  'home',
  'honestAgent',
  'managedFields',
  'management',
  'managementTransfer',
  'monitoring',
  'organisations',
  'partners',
  'policies',
  'policyApplications',
  'policyHome',
  'policyReview',
  'policyUser',
  'registration',
  'relations',
  'renewals',
  'rights',
  'serviceApply',
  'serviceDetail',
  'serviceOrders',
  'serviceReviews',
  'services',
  'staffCorrection',
  'staffDemands',
  'staffNumbers',
  'staffOrder',
  'staffOrderBatch',
  'staffOrderHandling',
  'staffOrders',
  'staffRenewals',
  'supervision',
]);
const chinese = /[\u4e00-\u9fff]/;
const namesIn = (text = '') => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted();

test('every dictionary is found', () => {
  expect(dictionaries.length).toBeGreaterThan(35);
  for (const { file, texts } of dictionaries) expect(texts, file).toBeTypeOf('object');
});

test('every dictionary of a widget has its English texts, with the same placeholders', () => {
  for (const { file, domain, texts } of dictionaries) {
    if (siteOnly.has(domain)) continue;
    for (const [key, text] of Object.entries(texts)) {
      const translation = en.copy[domain]?.[key];
      expect(translation, `${file}: ${key}`).toBeTypeOf('string');
      expect(translation, `${file}: ${key}`).not.toMatch(chinese);
      expect(namesIn(translation), `${file}: ${key}`).toEqual(namesIn(text));
    }
  }
});

test('a key means one text within its domain', () => {
  const seen = new Map<string, string>();
  for (const { domain, file, texts } of dictionaries) {
    for (const [key, text] of Object.entries(texts)) {
      const name = `${domain}.${key}`;
      expect(seen.get(name) ?? text, `${file}: ${name}`).toBe(text);
      seen.set(name, text);
    }
  }
});

test('English has no key that Chinese lacks', () => {
  const known = new Map<string, Set<string>>();
  for (const { domain, texts } of dictionaries) {
    known.set(domain, new Set([...(known.get(domain) ?? []), ...Object.keys(texts)]));
  }
  for (const [domain, texts] of Object.entries(en.copy)) {
    expect(Object.keys(texts).filter((key) => !known.get(domain)?.has(key))).toEqual([]);
  }
});
