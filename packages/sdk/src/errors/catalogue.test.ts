import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCatalogue, errorCodes, messageRules, operationWords } from '../generated/errors.js';
import { getProduct as productOperation } from '../generated/operations/products.js';
import { operationMeta } from '../generated/operationMeta.js';
import { createMockClient } from '../testing/createMockClient.js';
import { failureWords, judge, presentable, successWords } from './catalogue.js';
import type { HuiqiError } from './HuiqiError.js';

interface Row {
  code: string;
  kind: string;
  httpStatus: number;
  message: string;
  messageFrom?: string;
  policy: { action: string };
  source: string;
  spec: string;
  meaning: string;
  scopes?: { operations: string[]; message?: string; policy?: { action: string } }[];
}
const file = new URL('../../../../openapi/bundle/errors.json', import.meta.url);
const catalogue = JSON.parse(readFileSync(file, 'utf8')) as {
  codes: Row[];
  messages: { match: string; operations?: string[] }[];
  operations: Record<string, unknown>;
};

const getProduct = productOperation.spec;

const failWith = async (code: string, message?: string) => {
  const answer = message === undefined ? { code } : { code, message };
  const client = createMockClient({ getProduct: answer });
  return (await client.call(getProduct, { productId: '1' }).catch((e: unknown) => e)) as HuiqiError;
};

describe.each(catalogue.codes)('code $code', (row) => {
  it('reaches the caller with its kind, words and policy', async () => {
    const error = await failWith(row.code);
    expect(error).toMatchObject({
      name: 'HuiqiError',
      code: row.code,
      kind: row.kind,
      httpStatus: row.httpStatus,
      userMessage: row.message,
      policy: row.policy,
    });
    expect(error.requestId).toMatch(/^web-\d{14}[a-z0-9]{6}$/);
  });

  it('lets words of the server win only where the catalogue says so', async () => {
    const error = await failWith(row.code, '服务器的话');
    expect(error.userMessage).toBe(row.messageFrom === 'server' ? '服务器的话' : row.message);
  });

  it('means something else where a scope says so', () => {
    for (const scope of row.scopes ?? []) {
      for (const operation of scope.operations) {
        const verdict = judge(row.code, '', operation, row.httpStatus);
        expect(verdict.userMessage).toBe(scope.message ?? row.message);
        expect(verdict.policy).toEqual(scope.policy ?? row.policy);
      }
    }
  });

  it('says where it comes from', () => {
    expect(['documented', 'inferred']).toContain(row.source);
    expect(row.spec).toMatch(/^[12] §\d/);
    expect(row.meaning.length).toBeGreaterThan(5);
    expect(row.message).toMatch(/[一-鿿]/);
  });
});

describe('catalogue', () => {
  it('holds every code of both specifications', () => {
    const documented = catalogue.codes.filter(({ source }) => source === 'documented');
    expect(documented.map(({ code }) => code).sort()).toEqual(
      [
        ['002004', '002005', '002006', '002007', '791214', '792109', '7931119', '003001', '003002'],
        ['794203', '794103', '792103', '792102', '792105', '794104', '791104', '001001', '796113'],
        ['795101', '793109', '794233', '795243', '791172', '791173', '791168', '796107'],
      ]
        .flat()
        .sort(),
    );
  });

  it('lists each code once', () => {
    expect(new Set(errorCodes).size).toBe(errorCodes.length);
    expect(Object.keys(errorCatalogue).sort()).toEqual([...errorCodes].sort());
  });

  it('names operations of the contract only', () => {
    const named = new Set([
      ...catalogue.codes.flatMap(({ scopes = [] }) => scopes.flatMap((s) => s.operations)),
      ...catalogue.messages.flatMap(({ operations = [] }) => operations),
      ...Object.keys(catalogue.operations),
    ]);
    const unknown = [...named].filter((id) => !(id in operationMeta)).sort();
    expect(unknown).toEqual([]);
  });

  it('knows every code an operation of the contract may answer with', () => {
    const codes: readonly string[] = errorCodes;
    const missing = Object.values(operationMeta)
      .flatMap(({ errors }) => errors)
      .filter((code) => !codes.includes(code));
    expect(missing).toEqual([]);
  });
});

describe('codes on single operations', () => {
  it('say their own words whatever the server says', () => {
    expect(judge('791104', '系统繁忙', 'loginByTaxNumber', 400).userMessage).toBe(
      '税号或者密码输入错误',
    );
    expect(judge('791104', '系统繁忙', 'getProduct', 400).userMessage).toBe('系统繁忙');
  });

  it.each([
    ['794104', 'loginByPassword', '用户或密码输入错误'],
    ['794104', 'loginByPhone', '用户名或验证码输入错误'],
    ['794104', 'retrievePassword', '手机号未注册，请先注册'],
    ['792102', 'loginByPhone', '短信验证码错误'],
    ['792102', 'changePassword', '手机验证码错误'],
    ['792105', 'loginByPassword', '用户或密码输入错误'],
    ['791104', 'loginByTaxNumber', '税号或者密码输入错误'],
  ])('%s on %s says %s', (code, operation, words) => {
    expect(judge(code, undefined, operation, 400).userMessage).toBe(words);
  });
});

describe('messages', () => {
  it.each(messageRules.map((rule) => [rule.match, rule] as const))('knows %s', (match, rule) => {
    const operation = rule.operations?.[0] ?? 'getProduct';
    for (const code of ['100404', '999999']) {
      expect(judge(code, `${match}！`, operation, 404)).toEqual({
        kind: rule.kind,
        userMessage: rule.message,
        policy: rule.policy,
      });
    }
  });

  it('does not let a message overrule a code that speaks for itself', () => {
    expect(judge('003001', '该产品已被下架', 'getProduct', 429).policy.action).toBe('too-frequent');
  });

  it('falls back to the words of the operation, then of the kind', () => {
    expect(judge('999999', 'Internal error', 'getProduct', 500).userMessage).toBe(
      '获取产品信息失败',
    );
    expect(judge('999999', null, 'listProducts', 500).userMessage).toBe('请求失败，请重试');
    expect(judge('999999', null, 'listProducts', 403).kind).toBe('auth');
    expect(failureWords('listProducts', 'network')).toBe('网络请求失败');
    expect(successWords('assignOrder')).toBe('订单分配成功');
    expect(successWords('toString')).toBe('操作成功');
    expect(Object.keys(operationWords)).toContain('register');
  });

  it.each([
    ['<b>错误</b>', undefined],
    ['错误\nat Object.<anonymous>', undefined],
    ['x'.repeat(10), undefined],
    ['字'.repeat(201), undefined],
    [' 余额不足 ', '余额不足'],
  ])('shows server words only when they are for people: %s', (text, shown) => {
    expect(presentable(text)).toBe(shown);
  });
});
