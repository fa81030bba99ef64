import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '../generated/errorCodes.js';
import { errorCatalogue, messageRules } from '../generated/errors.js';
import { messages } from '../generated/messages.js';
import { getProduct as productOperation } from '../generated/operations/products.js';
import { operationMessages } from '../generated/operationMessages.js';
import { operationMeta } from '../generated/operationMeta.js';
import { createMockClient } from '../testing/createMockClient.js';
import { failureMessage, judge } from './catalogue.js';
import { presentable } from './presentable.js';
import type { HuiqiError } from './HuiqiError.js';
import { successMessage } from './successMessage.js';

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
const file = new URL('../../../../openapi/dist/errors.json', import.meta.url);
const catalogue = JSON.parse(readFileSync(file, 'utf8')) as {
  codes: Row[];
  messageRules: { match: string; operations?: string[] }[];
  operations: Record<string, unknown>;
};

const getProduct = productOperation.spec;

const failWith = async (code: string, message?: string) => {
  const answer = message === undefined ? { code } : { code, message };
  const client = createMockClient({ getProduct: answer });
  return (await client.call(getProduct, { productId: '1' }).catch((e: unknown) => e)) as HuiqiError;
};

describe.each(catalogue.codes)('code $code', (row) => {
  it('reaches the caller with its kind, message and policy', async () => {
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

  it('prefers the message of the server only where the catalogue says so', async () => {
    const error = await failWith(row.code, '服务器的话');
    expect(error.userMessage).toBe(row.messageFrom === 'server' ? '服务器的话' : row.message);
  });

  it('has another meaning where a scope says so', () => {
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
      ...catalogue.messageRules.flatMap(({ operations = [] }) => operations),
      ...Object.keys(catalogue.operations),
    ]);
    const unknown = [...named].filter((id) => !(id in operationMeta)).sort();
    expect(unknown).toEqual([]);
  });

  it('knows every code an operation of the contract may respond with', () => {
    const codes: readonly string[] = errorCodes;
    const missing = Object.values(operationMeta)
      .flatMap(({ errors }) => errors)
      .filter((code) => !codes.includes(code));
    expect(missing).toEqual([]);
  });
});

describe('codes on single operations', () => {
  it('have their own message whatever the server sends', () => {
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
  ])('%s on %s says %s', (code, operation, message) => {
    expect(judge(code, undefined, operation, 400).userMessage).toBe(message);
  });

  it.each([
    ['792102', 'verifyEnterprise', { action: 'field-error', field: 'phoneCaptcha' }],
    ['796113', 'register', { action: 'field-error', field: 'telPhone' }],
    ['795101', 'register', { action: 'offer-login', field: 'telPhone' }],
    // Spec 1 §5: the reply clears the phone and closes the dialog.
    ...['sendRegisterCaptcha', 'sendTimedCaptcha'].map((operation) => [
      '795101',
      operation,
      { action: 'offer-login', field: 'phone', clear: true, closeDialog: true },
    ]),
    [
      '794104',
      'sendResetCaptcha',
      { action: 'field-error', field: 'phone', clear: true, closeDialog: true },
    ],
    // Spec 1 §8: on the verification query.
    ['794103', 'getCertifyData', { action: 'treat-as-ready' }],
    ['794103', 'getVerificationInfo', { action: 'treat-as-ready' }],
  ] as [string, string, object][])('%s on %s asks for %o', (code, operation, policy) => {
    expect(judge(code, undefined, operation, 400).policy).toEqual(policy);
  });

  it('792109 leads every report to the login, whatever the request counter', () => {
    const reports = Object.entries(operationMeta).filter(([, { errors }]) =>
      errors.includes('792109'),
    );
    expect(reports.map(([id]) => id).sort()).toEqual([
      'getNewOrderReport',
      'getOrderReport',
      'getReportBasicInfo',
      'getReportFinancialIndicators',
      'getReportSupplyChain',
      'getReportTaxDeclaration',
      'refreshReport',
    ]);
    for (const [id] of reports) {
      expect(judge('792109', undefined, id, 401).policy).not.toHaveProperty('quietAfter');
    }
    expect(judge('792109', undefined, 'listOrders', 401).policy).toHaveProperty('quietAfter', 1);
  });

  it('794233 belongs to the ticket application alone (spec 2 §8)', () => {
    const listing = Object.entries(operationMeta).filter(([, { errors }]) =>
      errors.includes('794233'),
    );
    expect(listing.map(([id]) => id)).toEqual(['applyForTicket']);
  });
});

describe('messages without a call', () => {
  it('are those of the specification', () => {
    const documented = [
      ['暂无可导出信息', '暂无数据，无法导出', '请上传相关附件', '请上传相关基础资料附件'],
      ['请上传相关申报资料附件', '暂无模板下载', '请输入注册地址为垫江的企业标识'],
      ['不在您的服务地区，无法申请！'],
    ].flat();
    expect(Object.values(messages)).toEqual(expect.arrayContaining(documented));
    expect(messages.demandLimitReached).toMatch(/今日.*上限.*明日/);
    expect(messages.serviceOrderPending).toMatch(/待处理.*订单/);
  });
});

describe('rules by message', () => {
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

  it('falls back to the message of the operation, then of the kind', () => {
    expect(judge('999999', 'Internal error', 'getProduct', 500).userMessage).toBe(
      '获取产品信息失败',
    );
    expect(judge('999999', null, 'listProducts', 500).userMessage).toBe('请求失败，请重试');
    expect(judge('999999', null, 'listProducts', 403).kind).toBe('auth');
    expect(failureMessage('listProducts', 'network')).toBe('网络请求失败');
    expect(successMessage('assignOrder')).toBe('订单分配成功');
    expect(successMessage('toString')).toBe('操作成功');
    expect(Object.keys(operationMessages)).toContain('register');
  });

  it.each([
    ['<b>错误</b>', undefined],
    ['错误\nat Object.<anonymous>', undefined],
    ['x'.repeat(10), undefined],
    ['字'.repeat(201), undefined],
    [' 余额不足 ', '余额不足'],
  ])('shows a message of the server only when it is fit for people: %s', (text, shown) => {
    expect(presentable(text)).toBe(shown);
  });
});
