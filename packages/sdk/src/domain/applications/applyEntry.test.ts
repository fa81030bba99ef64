import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages } from '../../generated/messages.js';
import {
  applyEntry,
  type ApplyCompany,
  type ApplyFacts,
  type ApplyProduct,
  type ApplySource,
  type ApplyStep,
  type ApplyUser,
} from './applyEntry.js';

const ordinary: ApplyProduct = {
  productAudit: null,
  productCategoryId: '1',
  productInterfaceType: null,
  scfProvince: '500000',
  sfPlatformUrl: null,
  urlType: null,
};
const products = {
  ordinary,
  fsd: { ...ordinary, productInterfaceType: 'H-HX-FSD' },
  otherInterface: { ...ordinary, productInterfaceType: 'H-XX-ABC' },
  wechat: { ...ordinary, productAudit: 'SF_APPLE_PRODUCT', urlType: 'WECHAT' },
  platform: { ...ordinary, productAudit: 'SF_APPLE_PRODUCT' },
  fsdInWechat: {
    ...ordinary,
    productAudit: 'SF_APPLE_PRODUCT',
    productInterfaceType: 'H-HX-FSD',
    urlType: 'WECHAT',
  },
  external: {
    ...ordinary,
    productAudit: 'SF_ZJ_APPLE_PRODUCT',
    sfPlatformUrl: 'https://bank.example.cn/apply',
  },
  unsafe: {
    ...ordinary,
    productAudit: 'SF_ZJ_APPLE_PRODUCT',
    sfPlatformUrl: 'http://bank.example.cn/apply',
  },
  wechatOnly: { ...ordinary, urlType: 'WECHAT' },
  person: { ...ordinary, productCategoryId: '6' },
  epidemic: { ...ordinary, productCategoryId: '5' },
} as const satisfies Record<string, ApplyProduct>;
type Name = keyof typeof products;

const users = {
  unknown: undefined,
  visitor: null,
  norma: { roleType: 'NORMA' },
  phoneWithout: { roleType: 'NORMA', type: 'PHONE', companyName: null },
  phoneWith: { roleType: 'NORMA', type: 'PHONE', companyName: '垫江县明月食品有限公司' },
  taxWithout: { roleType: 'NORMA', type: 'TAX', companyName: null },
  agentHere: { roleType: 'AGENT', scfProvince: '500000' },
  agentElsewhere: { roleType: 'AGENT', scfProvince: '510000' },
  agentNowhere: { roleType: 'AGENT', scfProvince: null },
  financier: { roleType: 'FINANCIER' },
  operator: { roleType: 'OPERATOR' },
  admin: { roleType: 'ADMIN' },
  backstage: { roleType: 'BACKSTAGE' },
  serviceStaff: { roleType: 'SERVICE_STAFF' },
} as const satisfies Record<string, ApplyUser | null | undefined>;
type Who = keyof typeof users;

const match = { match: true, message: null, reason: null };
const noMatch = { match: false, message: '该企业不在服务地区', reason: 'REGION' } as const;
const companies = {
  none: null,
  unread: {},
  unauthorised: { authorised: false },
  authorised: { authorised: true },
  served: { authorised: true, region: match },
  outside: { authorised: true, region: noMatch },
  servedUnauthorised: { authorised: false, region: match },
  servedUnread: { region: match },
} as const satisfies Record<string, ApplyCompany | null>;
type Which = keyof typeof companies;

const sources: readonly ApplySource[] = ['site', 'wechat'];
const addresses = [false, true] as const;
const counts = [undefined, 0, 1, 3] as const;
const keys = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as Key[];

interface Case {
  readonly source: ApplySource;
  readonly insurer: boolean;
  readonly name: Name | 'unread' | 'gone';
  readonly who: Who;
  readonly count: (typeof counts)[number];
  readonly which: Which;
}

const places = sources.flatMap((source) => addresses.map((insurer) => ({ source, insurer })));
const cases: Case[] = places.flatMap((place) =>
  ([...keys(products), 'unread', 'gone'] as const).flatMap((name) =>
    keys(users).flatMap((who) =>
      counts.flatMap((count) =>
        keys(companies).map((which) => ({ ...place, name, who, count, which })),
      ),
    ),
  ),
);

function factsOf({ source, insurer, name, who, count, which }: Case): ApplyFacts {
  const user = users[who];
  return {
    source,
    insurer,
    company: companies[which],
    ...(name === 'unread' ? {} : { product: name === 'gone' ? 'gone' : products[name] }),
    ...(user === undefined ? {} : { user }),
    ...(count === undefined ? {} : { companyCount: count }),
  };
}

/** The rules repeated as rows read from the top: the first match decides. */
const rows: readonly (readonly [fits: (one: Case) => boolean, step: string])[] = [
  [({ name }) => name === 'unread', 'read product'],
  [({ name }) => name === 'gone', 'not-offered'],
  [({ name }) => name === 'external', 'external'],
  [({ who }) => who === 'unknown', 'read user'],
  [({ who }) => who === 'visitor', 'login'],
  [
    ({ who }) => ['financier', 'operator', 'admin', 'backstage', 'serviceStaff'].includes(who),
    'not-applicant',
  ],
  [({ who }) => ['agentElsewhere', 'agentNowhere'].includes(who), 'check-failed AGENT_PROVINCE'],
  [({ name }) => name === 'person', 'apply-person'],
  [({ insurer, who, which }) => insurer && who === 'phoneWithout' && which === 'none', 'bind'],
  [({ count }) => count === undefined, 'read companies'],
  [({ count }) => count === 0, 'bind'],
  [({ which }) => which === 'none', 'choose'],
  [({ which }) => ['unread', 'servedUnread'].includes(which), 'read authorisation'],
  [({ which }) => ['unauthorised', 'servedUnauthorised'].includes(which), 'authorise'],
  [({ which }) => which === 'authorised', 'read region'],
  [({ which }) => which === 'outside', 'check-failed REGION'],
  [({ name }) => ['fsd', 'fsdInWechat'].includes(name), 'qr'],
  [({ name }) => name === 'wechat', 'wechat-qr'],
  [({ name, source }) => name === 'platform' && source === 'wechat', 'wechat-qr'],
  [() => true, 'apply'],
];

const textOf = (step: ApplyStep) =>
  [step.step, 'fact' in step ? step.fact : '', 'reason' in step ? step.reason : '']
    .join(' ')
    .trim()
    .replace('  ', ' ');

describe('the table of all combinations', () => {
  it(`decides each of ${cases.length} as its first fitting row says`, () => {
    const wrong = cases.filter((one) => {
      const wanted = rows.find(([fits]) => fits(one))?.[1];
      return textOf(applyEntry(factsOf(one))) !== wanted;
    });
    expect(wrong).toEqual([]);
  });

  it('reaches every step', () => {
    const reached = new Set(cases.map((one) => textOf(applyEntry(factsOf(one)))));
    expect([...reached].toSorted()).toEqual([...new Set(rows.map(([, step]) => step))].toSorted());
  });
});

describe('the steps in full', () => {
  const facts = factsOf({
    source: 'site',
    insurer: false,
    name: 'ordinary',
    who: 'norma',
    count: 1,
    which: 'served',
  });

  it('gives the message of the specification where the server sends none, and to agents', () => {
    const message = '不在您的服务地区，无法申请！';
    expect(messages.agentOutsideProvince).toBe(message);
    const silent = { authorised: true, region: { match: false, message: null, reason: null } };
    expect(applyEntry({ ...facts, company: silent })).toEqual({
      step: 'check-failed',
      reason: 'REGION',
      message,
    });
    expect(applyEntry({ ...facts, user: users.agentElsewhere })).toEqual({
      step: 'check-failed',
      reason: 'AGENT_PROVINCE',
      message,
    });
  });

  it("repeats the server's message and reason", () => {
    const refusal = { match: false, message: '仅限本省', reason: 'AGENT_PROVINCE' } as const;
    const company = { authorised: true, region: refusal };
    expect(applyEntry({ ...facts, company })).toEqual({
      step: 'check-failed',
      reason: 'AGENT_PROVINCE',
      message: '仅限本省',
    });
  });

  it('opens only web addresses of another platform', () => {
    expect(applyEntry({ ...facts, product: products.external })).toEqual({
      step: 'external',
      url: 'https://bank.example.cn/apply',
    });
    expect(applyEntry({ ...facts, product: products.unsafe })).toEqual({ step: 'apply' });
  });
});

const someone = fc.record({
  roleType: fc.constantFrom(
    'NORMA',
    'AGENT',
    'FINANCIER',
    'OPERATOR',
    'ADMIN',
    'BACKSTAGE',
    'SERVICE_STAFF',
  ),
  scfProvince: fc.option(fc.constantFrom('500000', '510000')),
  type: fc.constantFrom('PHONE', 'TAX'),
  companyName: fc.option(fc.constant('明月食品')),
});

const anything: fc.Arbitrary<ApplyFacts> = fc.record(
  {
    source: fc.constantFrom(...sources),
    insurer: fc.boolean(),
    product: fc.oneof(
      fc.constant('gone' as const),
      fc.record({
        productAudit: fc.option(fc.constantFrom('SF_APPLE_PRODUCT', 'SF_ZJ_APPLE_PRODUCT', 'X')),
        productCategoryId: fc.constantFrom('1', '2', '3', '4', '5', '6'),
        productInterfaceType: fc.option(fc.constantFrom('H-HX-FSD', 'X')),
        scfProvince: fc.constantFrom('500000', '510000'),
        sfPlatformUrl: fc.option(fc.webUrl()),
        urlType: fc.option(fc.constant('WECHAT' as const)),
      }),
    ),
    user: fc.option(someone),
    companyCount: fc.nat(9),
    company: fc.option(
      fc.record(
        {
          authorised: fc.boolean(),
          region: fc.record({
            match: fc.boolean(),
            message: fc.option(fc.string()),
            reason: fc.option(fc.constantFrom('REGION', 'AGENT_PROVINCE')),
          }),
        },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: ['source', 'company'] },
);

describe('whatever the facts are', () => {
  it('leads a company on only if it is authorised and in the region of the product', () => {
    fc.assert(
      fc.property(anything, (facts) => {
        const { step } = applyEntry(facts);
        if (step !== 'apply' && step !== 'qr' && step !== 'wechat-qr') return;
        expect(facts.company).toMatchObject({ authorised: true, region: { match: true } });
        expect(['NORMA', 'AGENT']).toContain(facts.user?.roleType);
      }),
      { numRuns: 5_000 },
    );
  });

  it('leads an agent on only in the province of the agent', () => {
    fc.assert(
      fc.property(anything, (facts) => {
        const { step } = applyEntry(facts);
        if (facts.user?.roleType !== 'AGENT' || typeof facts.product !== 'object') return;
        if (['apply', 'apply-person', 'qr', 'wechat-qr', 'choose', 'bind'].includes(step))
          expect(facts.user.scfProvince).toBe(facts.product.scfProvince);
      }),
      { numRuns: 5_000 },
    );
  });

  it('asks for a fact only while it is missing, and ends once all are read', () => {
    fc.assert(
      fc.property(anything, (facts) => {
        const { product = 'gone', user = null, companyCount = 0, company } = facts;
        const region = { match: true, message: null, reason: null };
        const whole = company && { authorised: false, region, ...company };
        const all = { ...facts, product, user, companyCount, company: whole };
        expect(applyEntry(all).step).not.toBe('read');
      }),
    );
  });
});
