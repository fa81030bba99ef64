import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { featureNames, type FeatureName } from '../featureNames.js';
import type { partnerPaths } from '../paths.js';
import { routeTable } from '../routeTable.js';
import { startOf } from '../startOf.js';
import { productOf, routesOf } from './features.js';
import { moreRoutes } from './moreRoutes.js';

type Path = (value?: unknown) => string | undefined;

/** The parameters for each address; others only need an id. */
const samples: Readonly<Record<string, unknown>> = {
  product: { id: '100001' },
  apply: { productId: '100001', companyId: '1' },
  submitted: { orderId: '7' },
  refused: { orderId: '7', productId: '100001' },
  resume: { orderId: '7', productId: '100001', productCategoryId: '1' },
  subject: { kind: 'ORDER', id: '7' },
  notices: new URLSearchParams('noticeStatus=UNREAD'),
};

function addressesOf(feature: FeatureName, start: string): [name: string, to: string][] {
  return Object.entries(routesOf(feature, start).paths).flatMap(([name, path]) => {
    if (path === undefined) return [];
    const sample = samples[name] ?? '7';
    const to = (path as Path)(sample);
    return to === undefined ? [] : [[name, to] as [string, string]];
  });
}

/** Addresses that screens of other features link to, which no screen of this one asks for. */
const unasked: Partial<Readonly<Record<FeatureName | 'any', readonly string[]>>> = {
  any: ['loanCalculator', 'productCalculator', 'notices', 'notice'],
  calculator: ['notices', 'notice'],
  notices: ['loanCalculator', 'productCalculator'],
};

test.each(featureNames)(
  '%s starts at a route of its own, and its links lead nowhere else',
  (name) => {
    const start = startOf(name, ['100001']);
    const set = routesOf(name, start);
    expect(set.find(start), start).not.toBeNull();
    const spared = unasked[name] ?? unasked.any ?? [];
    const dead = addressesOf(name, start).filter(
      ([link, to]) => !spared.includes(link) && set.find(to) === null,
    );
    expect(dead).toEqual([]);
  },
);

test('a feature about one product does not lead to others', () => {
  for (const name of ['product', 'apply'] as const) {
    const start = startOf(name, ['100001']);
    const { find, paths } = routesOf(name, start);
    expect(find('/cIGNALoan')).toBeNull();
    expect((paths as typeof partnerPaths).products()).toBe('/cIGNAProductDetail/100001');
  }
});

test('a product and its application start at the only product of the scope', () => {
  expect(startOf('product', ['7'])).toBe('/cIGNAProductDetail/7');
  expect(startOf('apply', ['7'])).toBe('/cIGNAProductApply?productId=7');
  expect(startOf('apply', ['7', '8'])).toBe('/cIGNALoan');
  expect(startOf(undefined)).toBe('/cIGNALoan');
});

test('the product of an address', () => {
  expect(productOf('/cIGNAProductDetail/a%20b')).toBe('a b');
  expect(productOf('/cIGNAProductApply?productId=7')).toBe('7');
  expect(productOf('/cIGNALoan')).toBeUndefined();
});

test('without a feature every route is there', () => {
  const { find } = routesOf(null, '/cIGNALoan');
  const all = [...routeTable, ...moreRoutes].map(({ path }) => path.replace(/:\w+/, '7'));
  expect(all.filter((path) => find(path)?.route === undefined)).toEqual([]);
});

test('no address stands twice', () => {
  const paths = [...routeTable, ...moreRoutes].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('the features of users are there; those of staff and of accounts stay on the site', () => {
  const tables = ['../routeTable.ts', './moreRoutes.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const imported = tables.join().matchAll(/import\('@huiqi\/components\/(\w+)\//g);
  expect([...new Set([...imported].map(([, name]) => name))].toSorted()).toEqual([
    'applications',
    'calculators',
    'companies',
    'notices',
    'orders',
    'products',
    'reports',
  ]);
});
