import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { errorCatalogue } from './generated/errors.js';
import {
  CaptchaExpiryValues,
  constants,
  DemandTypeValues,
  NoticeTypeValues,
  YesNoValues,
  type OperationData,
  type OperationInput,
} from './index.js';

interface Schema {
  readonly $ref?: string;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Parameter {
  readonly name: string;
  readonly schema?: Schema;
}
interface Contract {
  readonly paths: Readonly<
    Record<
      string,
      Record<string, { operationId: string; parameters?: Parameter[]; deprecated?: boolean }>
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const file = new URL('../../../openapi/dist/huiqi.json', import.meta.url);
const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Contract;
const operations = Object.values(paths).flatMap((item) => Object.values(item));
const schema = (name: string) => components.schemas[name]!;

describe('defaults of spec 2 §3 belong to single fields', () => {
  it('of directions to `policyAging`', () => {
    expect(schema('SortDirection').default).toBeUndefined();
    const sorted = operations.flatMap(({ parameters = [] }) =>
      parameters.filter((one) => one.schema?.$ref?.endsWith('/SortDirection')),
    );
    expect(sorted.map((one) => [one.name, one.schema?.default])).toEqual([
      ['policyAging', 'ASC'],
      ['views', undefined],
    ]);
  });

  it('of demand types to a submission, not to the filter of the list', () => {
    expect(schema('DemandType').default).toBeUndefined();
    expect(schema('DemandSubmission').properties?.['demandType']?.default).toBe('ADVISORY');
  });
});

describe('amounts in yuan', () => {
  const fits = (name: string, text: string) => new RegExp(schema(name).pattern!).test(text);

  it('take up to two decimals inbound and show two', () => {
    const amounts = ['8530', '8530.6', '8530.64', '8530.645', '8530.'];
    expect(amounts.map((text) => fits('YuanInput', text))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(amounts.map((text) => fits('Yuan', text))).toEqual([false, false, true, false, false]);
    const { properties } = schema('TicketApplication');
    expect(properties?.['contractAmount']?.$ref).toBe('#/components/schemas/YuanInput');
  });
});

it.each([
  ['TicketApplication', ['nsrsbh', 'discountRate', 'contractAmount']],
  ['DemandSubmission', ['anonymity', 'demandType']],
  ['ServiceOrderApplication', ['productId', 'nsrsbh']],
  ['PolicyApplyForm', undefined],
  ['ReportMail', ['name', 'orderId']],
])('%s takes form fields beside %o', (name, required) => {
  expect(schema(name).required).toEqual(required);
  expect(schema(name).properties?.['formItems']?.$ref).toBe('#/components/schemas/FormItems');
});

it('the check before a service order responds with a plain boolean (spec 2 §5)', () => {
  expectTypeOf<OperationData<'checkServiceOrder'>>().toEqualTypeOf<boolean>();
});

it('a user may be staff of a service organisation', () => {
  type User = NonNullable<OperationData<'getUserInfo'>>;
  expectTypeOf<User['roleType'] & 'SERVICE_STAFF'>().toEqualTypeOf<'SERVICE_STAFF'>();
  expectTypeOf<User['orgId' | 'orgName']>().toEqualTypeOf<string | null | undefined>();
});

it('the search menu carries labels', () => {
  type Entry = OperationData<'getPolicySearchMenu'>['grades'][number];
  expectTypeOf<Entry>().toEqualTypeOf<{ code: string; name: string }>();
});

it('`declare` is what is sent', () => {
  expectTypeOf<OperationInput<'searchPolicies'>['declare']>().toEqualTypeOf<
    boolean | '' | undefined
  >();
});

it('notices of the earlier kind are deprecated', () => {
  const deprecated = operations.filter((one) => one.deprecated).map((one) => one.operationId);
  expect(deprecated.sort()).toEqual([
    'deleteTidings',
    'getUnreadTidingCount',
    'listTidings',
    'listUnreadTidings',
    'markTidingsRead',
  ]);
});

describe('constants', () => {
  it('hold those of spec 1 §9 and spec 2 §9', () => {
    expect(constants).toMatchObject({
      defaultNoticeType: 'ANNOUNCEMENT',
      defaultSortOrder: 3,
      productsPerRow: 4,
      unreadPollSeconds: 30,
      unreadStatePollSeconds: 5,
      tokenRefreshMinutes: 10,
      qrValiditySeconds: 1800,
      regionFailMilliseconds: 1500,
      authCloseMilliseconds: 1500,
      captchaExpiry: {
        login: 'TIME_MINUTE_1',
        registration: 'TIME_MINUTE_1',
        verification: 'TIME_MINUTE_2',
      },
      captchaAfterFailures: 2,
      systemRecommendationCode: 'XT000000001',
      defaultProvince: '500000',
      defaultCity: '0',
      defaultDistrict: '0',
      defaultLoginCity: '500231',
      defaultConfigProvince: '340000',
      platformId: '1001',
      sourceTag: 'XN100',
      hostModules: { bankEnterprise: 7, member: 1 },
      popupWindow: { width: 1300, height: 800 },
      logoSize: { width: 352, height: 26 },
      companyListErrorTotal: 20,
      dailyDemandLimit: 5,
      defaultDemandType: 'ADVISORY',
      defaultRating: 5,
      creditAdvicePollSeconds: 12,
      creditAdvicePollLimit: 10,
      captchaCloseMilliseconds: 500,
      evaluationDebounceMilliseconds: 1000,
      policyInvalidMilliseconds: 500,
      ratingSuccessMilliseconds: 2000,
      defaultLoanProvince: '000000',
      ticketLookupRegion: {
        scfProvince: '500000',
        scfCity: '0',
        scfDistrict: '0',
        scfPlatform: '1001',
      },
      dialogWidth: 520,
      pdfPage: { width: 595.28, height: 841.89 },
      reportYears: 3,
      policyFillCompanyInfo: 'YES',
      productCategoryIds: { tax: '1', tobacco: '2', hotel: '3' },
      pageSizes: {
        default: 10,
        orders: 10,
        notices: 10,
        relatedCompanies: 7,
        products: 8,
        loanLimitProducts: 3,
        insurerProducts: 6,
        adminOrders: 10,
        assignRecords: 10,
        publicTickets: 10,
        policyFront: 4,
        policyApplications: 10,
        policyDrafts: 10,
        marketplace: 8,
        favourites: 5,
        recommended: 10,
        organisationProducts: 8,
      },
    });
  });

  it('agree with the enumerations and the catalogue', () => {
    expect(NoticeTypeValues).toContain(constants.defaultNoticeType);
    expect(DemandTypeValues).toContain(constants.defaultDemandType);
    expect(YesNoValues).toContain(constants.policyFillCompanyInfo);
    expect(CaptchaExpiryValues).toEqual(
      expect.arrayContaining(Object.values(constants.captchaExpiry)),
    );
    expect(errorCatalogue['795243'].policy).toMatchObject({
      delayMilliseconds: constants.policyInvalidMilliseconds,
    });
  });
});
