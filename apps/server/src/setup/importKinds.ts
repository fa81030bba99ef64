import type { CellKind } from './readRows.js';

type Schema = Readonly<Record<string, unknown>>;

const of = (name: string): Schema => ({ $ref: `contract#/components/schemas/${name}` });
const text = { type: 'string', minLength: 1 };
const whole = { type: 'integer', minimum: 0 };
const amount = { type: 'number', minimum: 0 };
const flag = { type: 'boolean' };
const day = { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' };
const area = { type: 'string', pattern: '^\\d{6}$' };
const listOf = (items: Schema, minItems = 0): Schema => ({ type: 'array', items, minItems });

interface Column {
  readonly schema: Schema;
  readonly cell: CellKind;
  readonly isRequired: boolean;
}

const needed = (schema: Schema, cell: CellKind = 'text'): Column => ({
  schema,
  cell,
  isRequired: true,
});
const optional = (schema: Schema, cell: CellKind = 'text'): Column => ({
  schema,
  cell,
  isRequired: false,
});

export type ImportName = 'areas' | 'banks' | 'categories' | 'products' | 'publishers' | 'policies';

/** Contents of the files by name, in import order; the contract defines the values. */
export const importKinds: Readonly<
  Record<
    ImportName,
    {
      /** Columns that identify a row. */
      readonly key: readonly string[];
      readonly columns: Readonly<Record<string, Column>>;
    }
  >
> = {
  areas: {
    key: ['code'],
    columns: { code: needed(area), name: needed(text), parentCode: optional(area) },
  },
  banks: {
    key: ['name'],
    columns: { name: needed(text), logoUrl: needed(text), phone: optional(text) },
  },
  categories: {
    key: ['name'],
    columns: { name: needed(text), description: optional(text) },
  },
  products: {
    key: ['bank', 'name'],
    columns: {
      name: needed(text),
      bank: needed(text),
      category: needed(text),
      profile: optional(text),
      minLoanLimit: needed(whole, 'number'),
      maxLoanLimit: needed(whole, 'number'),
      minInterestRate: needed(amount, 'number'),
      maxInterestRate: needed(amount, 'number'),
      interestRateType: needed(of('InterestRateType')),
      minLoanTerm: needed(whole, 'number'),
      maxLoanTerm: needed(whole, 'number'),
      guaranteeType: needed(of('GuaranteeType')),
      classify: optional(of('ProductClassify')),
      repaymentTypes: needed(listOf(of('RepaymentType'), 1), 'list'),
      tags: optional(listOf(text), 'list'),
      introduction: needed(text),
      applyConditions: optional(listOf(text), 'list'),
      requiredMaterials: optional(listOf(text), 'list'),
      matchRules: needed(
        {
          type: 'object',
          required: [
            'minMonths',
            'taxGrades',
            'minRevenue',
            'minTax',
            'taxMultiple',
            'revenuePercent',
          ],
          properties: {
            minMonths: whole,
            taxGrades: listOf(of('TaxCreditGrade')),
            minRevenue: amount,
            minTax: amount,
            taxMultiple: amount,
            revenuePercent: amount,
          },
          additionalProperties: false,
        },
        'json',
      ),
      processingDays: optional(whole, 'number'),
      consultPhone: optional(text),
      scfProvince: needed(area),
      regionCodes: needed(listOf(area, 1), 'list'),
      agreementTitle: needed(text),
      agreementText: needed(text),
      form: needed(listOf(of('FormEntry'), 1), 'json'),
      onShelf: optional(flag, 'flag'),
    },
  },
  publishers: { key: ['name'], columns: { name: needed(text) } },
  policies: {
    key: ['publisher', 'title'],
    columns: {
      title: needed(text),
      publisher: needed(text),
      summary: optional(text),
      publishNumber: optional(text),
      category: optional(text),
      grade: needed(text),
      enterpriseSizes: optional(listOf(of('EnterpriseSize')), 'list'),
      publishedAt: needed(day),
      declareFrom: optional(day),
      declareUntil: optional(day),
      minAmount: optional(amount, 'number'),
      maxAmount: optional(amount, 'number'),
      redemption: optional(text),
      applicants: optional(listOf(text), 'list'),
      steps: optional(listOf(of('PolicyStep')), 'json'),
      contact: optional(of('PolicyContact'), 'json'),
      content: needed(text),
    },
  },
};

export const importNames = Object.keys(importKinds) as ImportName[];

/** The schema of a row. */
export function schemaOf(name: ImportName): Schema {
  const columns = Object.entries(importKinds[name].columns);
  return {
    type: 'object',
    required: columns.filter(([, { isRequired }]) => isRequired).map(([column]) => column),
    properties: Object.fromEntries(columns.map(([column, { schema }]) => [column, schema])),
    additionalProperties: false,
  };
}

export const cellsOf = (name: ImportName): Readonly<Record<string, CellKind>> =>
  Object.fromEntries(
    Object.entries(importKinds[name].columns).map(([column, { cell }]) => [column, cell]),
  );
