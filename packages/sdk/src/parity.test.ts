import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as domain from './domain/index.js';
import * as enums from './generated/enums.js';
import { examples } from './generated/examples.js';
import { operationMeta } from './generated/operationMeta.js';
import * as sdk from './index.js';
import type { OperationId, Operation } from './index.js';
import { createMockClient } from './testing/index.js';

const bundle = JSON.parse(
  readFileSync(new URL('../../../openapi/dist/huiqi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: Record<string, unknown> };
};
const listed = readFileSync(new URL('./generated/public.ts', import.meta.url), 'utf8');
const inContract = Object.values(bundle.paths).flatMap((item) =>
  Object.values(item).map(({ operationId }) => operationId),
);
const exported: Record<string, unknown> = { ...sdk };
const operations = inContract.map((id) => [id, exported[id] as Operation<OperationId>] as const);

describe('index', () => {
  it.each(operations)('exports the operation %s as the contract has it', (id, call) => {
    expect(call).toBeTypeOf('function');
    const meta = operationMeta[id as OperationId];
    const { method, path, tag, idempotent, read, file, invalidates } = meta;
    const session = meta.session ?? undefined;
    const spec = { id, tag, method, path, idempotent, read, session, file, invalidates };
    expect(call.spec).toMatchObject(spec);
    expect(bundle.paths[path]?.[method.toLowerCase()]?.operationId).toBe(id);
  });

  it('exports no operation the contract does not have', () => {
    const specs = Object.values(exported).filter((v) => typeof v === 'function' && 'spec' in v);
    expect(specs).toHaveLength(inContract.length);
    expect(Object.keys(operationMeta).sort()).toEqual([...inContract].sort());
  });

  it.each(Object.keys(bundle.components.schemas))('exports the schema %s', (name) => {
    if (`${name}Values` in enums) return;
    expect(listed).toMatch(new RegExp(`[{,\\s]${name === 'Date' ? 'CalendarDate' : name}[,\\s}]`));
  });

  it('exports values and labels of every enumeration, in the domain too', () => {
    for (const name of Object.keys(enums)) {
      expect(exported).toHaveProperty(name);
      expect(domain).toHaveProperty(name);
    }
  });
});

describe('examples', () => {
  it.each(operations)('%s responds with each example of the contract', async (id, { spec }) => {
    const input = Object.fromEntries([...spec.path.matchAll(/\{(\w+)\}/g)].map((m) => [m[1], '1']));
    for (const [example, data] of Object.entries(examples[id as OperationId])) {
      const client = createMockClient({ [id]: { example } });
      await expect(client.call(spec, input)).resolves.toEqual(data);
    }
  });

  it('says which examples there are', async () => {
    const client = createMockClient({ listProducts: { example: 'nope' } });
    await expect(sdk.listProducts(client)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('no example `nope` (default)') as string },
    });
  });
});

describe('import', () => {
  it('touches nothing of a page', () => {
    expect(typeof window).toBe('undefined');
    expect(() => sdk.createClient()).not.toThrow();
  });

  it('says what is missing outside a page', async () => {
    await expect(sdk.listProducts(sdk.createClient())).rejects.toThrow('absolute `baseUrl`');
  });
});
