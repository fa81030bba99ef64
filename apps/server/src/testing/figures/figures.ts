import { expect } from 'vitest';
import { callsAs, callsWith } from '../callsAs.js';
import type { TestApp } from '../openTestApp.js';

export type Query = Readonly<Record<string, string>>;
// Untyped, because tests check what they read; the contract's types would hide a wrong response.
// oxlint-disable-next-line typescript/no-explicit-any -- the shape is what is being tested
export type Shown = any;

/** Reads on behalf of one caller. */
export interface Reader {
  readonly get: (path: string, query?: Query) => Promise<Shown>;
  readonly post: (path: string, body: object) => Promise<Shown>;
  /** Every row of a list, page by page; checks the number against the total. */
  readonly rows: (path: string, query?: Query) => Promise<Shown[]>;
  /** Reads on behalf of somebody else, or in another region. */
  readonly as: (login: string | null, region?: Query) => Promise<Reader>;
  /** The total of a list. */
  readonly count: (path: string, query?: Query) => Promise<number>;
}

/** Places that show the same figure: by its name, what each of them shows. */
export type Pairs = Readonly<Record<string, readonly [one: unknown, other: unknown]>>;

const pageSize = 50;

/** Reads on behalf of an account or a visitor, optionally in a region. */
export async function readerOf(
  testApp: TestApp,
  login: string | null,
  region: Query = {},
): Promise<Reader> {
  const calls = login === null ? callsWith(testApp, null) : await callsAs(testApp, login);
  const get = async (path: string, query: Query = {}) => {
    const address = `${path}?${new URLSearchParams(query).toString()}`;
    const response = await calls('GET', address, undefined, undefined, region);
    expect(response.status, path).toBe(200);
    return response.data;
  };
  const rows = async (path: string, query: Query = {}) => {
    const found: Shown[] = [];
    for (let index = 1; ; index += 1) {
      const { content, page } = await get(path, {
        ...query,
        index: String(index),
        size: String(pageSize),
      });
      found.push(...content);
      if (content.length < pageSize) {
        expect(found.length, `${path} has as many rows as it says`).toBe(page.total);
        return found;
      }
    }
  };
  return {
    get,
    rows,
    as: (other, elsewhere = region) => readerOf(testApp, other, elsewhere),
    post: async (path, body) => {
      const response = await calls('POST', path, body);
      expect(response.status, path).toBe(200);
      return response.data;
    },
    count: async (path, query) => (await rows(path, query)).length,
  };
}

export const sum = (figures: readonly (string | number | null)[]): number =>
  Math.round(figures.reduce<number>((total, figure) => total + Number(figure), 0) * 100) / 100;

/** A region of a whole province. */
export const wholeProvince = (code: string): Query => ({
  'x-scf-province': code,
  'x-scf-city': '0',
  'x-scf-district': '0',
});

/** For each value, what two places show. */
export async function pairsOf<Value extends string>(
  values: readonly Value[],
  pair: (value: Value) => Promise<readonly [what: string, one: unknown, other: unknown]>,
): Promise<Pairs> {
  const found: Record<string, readonly [unknown, unknown]> = {};
  for (const value of values) {
    const [what, one, other] = await pair(value);
    found[`${what} ${value}`] = [one, other];
  }
  return found;
}
