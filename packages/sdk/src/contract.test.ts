import { readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { OperationData, OperationInput } from './index.js';

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

const file = new URL('../../../openapi/bundle/huiqi.json', import.meta.url);
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
  type ServiceOrg = NonNullable<OperationData<'getUserInfo'>>['serviceOrg'];
  expectTypeOf<ServiceOrg>().toEqualTypeOf<{ id: string; name: string } | null | undefined>();
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
