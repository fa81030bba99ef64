import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as tables from '../generated/errors.js';
import * as judging from './catalogue.js';
import { successMessage } from './successMessage.js';
import {
  checkRow,
  checkRule,
  checkMessages,
  type CheckedRow,
  type CheckedRule,
} from './catalogueChecks.fixture.js';

const catalogue = { ...judging, successMessage };
const file = new URL('../../../../openapi/dist/errors.json', import.meta.url);
const written = JSON.parse(readFileSync(file, 'utf8')) as {
  codes: CheckedRow[];
  messageRules: CheckedRule[];
  operations: Record<string, { failure?: string; success?: string }>;
};
const messages = Object.entries(written.operations).filter(
  ([, { failure, success }]) => failure !== undefined || (success ?? '操作成功') !== '操作成功',
);

type Tables = { -readonly [Name in keyof typeof tables]: unknown };

/** The module with its tables changed. */
async function withTables(change: (tables: Record<string, unknown>) => void) {
  vi.resetModules();
  const errors = await vi.importActual<Tables>('../generated/errors.js');
  const messages = await vi.importActual<object>('../generated/operationMessages.js');
  const copy = structuredClone({ ...errors, ...messages }) as Record<string, unknown>;
  change(copy);
  vi.doMock('../generated/errors.js', () => copy);
  vi.doMock('../generated/operationMessages.js', () => copy);
  return { ...(await import('./catalogue.js')), ...(await import('./successMessage.js')) };
}
afterEach(() => {
  vi.doUnmock('../generated/errors.js');
  vi.doUnmock('../generated/operationMessages.js');
  vi.resetModules();
});

type Rows = Record<string, { policy: { action: string }; scopes?: unknown[]; message: string }>;
const rowsOf = (copy: Record<string, unknown>) => copy['errorCatalogue'] as Rows;

describe.each(written.codes)('code $code', (row) => {
  it('is as written', () => {
    expect(() => checkRow(catalogue, row)).not.toThrow();
  });

  it.each<[string, (rows: Rows) => void]>([
    ['the row is gone', (rows) => void delete rows[row.code]],
    ['its policy is another', (rows) => void (rows[row.code]!.policy = { action: 'another' })],
    ['its message is another', (rows) => void (rows[row.code]!.message = '别的话')],
    ...(row.scopes ?? []).map((scope, at): [string, (rows: Rows) => void] => [
      `its scope ${scope.operations.join(', ')} is gone`,
      (rows) => void rows[row.code]!.scopes!.splice(at, 1),
    ]),
  ])('is missed when %s', async (_what, change) => {
    const mutated = await withTables((copy) => change(rowsOf(copy)));
    expect(() => checkRow(mutated, row)).toThrow(row.code);
  });
});

describe.each(written.messageRules)('rule $match', (rule) => {
  it('is as written, and missed when it is gone', async () => {
    expect(() => checkRule(catalogue, rule)).not.toThrow();
    const mutated = await withTables((copy) => {
      const rules = copy['messageRules'] as CheckedRule[];
      rules.splice(
        rules.findIndex(
          ({ match, policy }) =>
            match === rule.match && JSON.stringify(policy) === JSON.stringify(rule.policy),
        ),
        1,
      );
    });
    expect(() => checkRule(mutated, rule)).toThrow(rule.match);
  });
});

it('messages of operations are as written, and missed when they are gone', async () => {
  for (const entry of Object.entries(written.operations)) checkMessages(catalogue, entry);
  const mutated = await withTables((copy) => {
    copy['operationMessages'] = {};
  });
  const missed = messages.filter((entry) => {
    try {
      checkMessages(mutated, entry);
      return false;
    } catch {
      return true;
    }
  });
  const same = messages.filter(
    ([, { failure, success }]) => failure === '请求失败，请重试' && !success,
  );
  expect(missed).toHaveLength(messages.length - same.length);
});
