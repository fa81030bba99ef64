import fc, { type Arbitrary } from 'fast-check';

const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

const scalars = [null, true, 0, -1, 1.5, 1e308, 2 ** 53, -0];
const texts = ['', ' ', '\0', 'a\r\nb', '\ud800', '\u202e', "';--", '{{7*7}}', 'x'.repeat(5_000)];
const numbers = ['0', '-1', '1e9', 'NaN', '99999999.99', '0.00', '0000-01-01', '9999-12-31'];
const shapes = [[], [[]], {}, { $ne: null }, { length: 1e9 }, { toString: 1 }, deep(2_000)];
const hostile: readonly unknown[] = [...scalars, ...texts, ...numbers, ...shapes];

export type Mutation = (value: unknown) => unknown;

function at(value: unknown, way: readonly number[], change: Mutation): unknown {
  if (typeof value !== 'object' || value === null) return change(value);
  const keys = Object.keys(value);
  const [turn = 0, ...further] = way;
  const key = keys[turn % (keys.length + 1)];
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[key] = at(copy[key], further, change);
  return copy;
}

const leaveOut: Mutation = (value) => (typeof value === 'object' ? value : undefined);
const addKey =
  (name: string): Mutation =>
  (value) =>
    typeof value === 'object' && value !== null ? { ...value, [name]: 1 } : value;

/** A random change within a value: a replaced, removed or added part. */
export const mutation: Arbitrary<Mutation> = fc
  .tuple(
    fc.array(fc.nat(20), { maxLength: 3 }),
    fc.oneof(
      { arbitrary: fc.constantFrom(...hostile).map((value) => () => value), weight: 6 },
      { arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => () => value), weight: 2 },
      { arbitrary: fc.constant(leaveOut), weight: 1 },
      {
        arbitrary: fc.constantFrom('unknown', 'id', '__proto__x', '').map((name) => addKey(name)),
        weight: 1,
      },
    ),
  )
  .map(
    ([way, change]) =>
      (value) =>
        at(value, way, change),
  );
