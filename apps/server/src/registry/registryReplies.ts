import { Ajv2020, type JSONSchemaType } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { TaxCreditGradeValues } from '@huiqi/sdk/domain';
import type { CompanyFigures, RegisteredCompany, RegistryCheck } from './CompanyRegistry.js';
import type { CompanyReport } from './CompanyReport.js';
import { reportSchema } from './reportSchema.js';

const ajv = new Ajv2020({ strict: false, removeAdditional: 'all' });
(formats as unknown as (instance: Ajv2020) => void)(ajv);
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const optional = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const area = { type: 'string', pattern: '^\\d{6}$' };

const company = {
  type: 'object',
  required: [
    'creditCode',
    'name',
    'legalName',
    'status',
    'provinceCode',
    'cityCode',
    'areaCode',
    'address',
    'registeredCapital',
    'establishedOn',
    'industry',
  ],
  additionalProperties: false,
  properties: {
    creditCode: { type: 'string', pattern: '^[0-9A-Z]{15,20}$' },
    name: text(100),
    legalName: text(50),
    status: { enum: ['ACTIVE', 'REVOKED', 'CANCELLED'] },
    provinceCode: area,
    cityCode: area,
    areaCode: area,
    address: { type: ['string', 'null'], maxLength: 200 },
    registeredCapital: optional({ type: 'string', pattern: '^\\d{1,8}(\\.\\d{1,2})?$' }),
    establishedOn: optional({ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    industry: { type: ['string', 'null'], maxLength: 50 },
  },
};

const yuan = (sign: '' | '-?') => ({
  type: 'string',
  pattern: `^${sign}\\d{1,12}(\\.\\d{1,2})?$`,
});

const figures = {
  type: 'object',
  required: ['taxCreditGrade', 'taxArrears', 'years'],
  additionalProperties: false,
  properties: {
    taxCreditGrade: { enum: TaxCreditGradeValues },
    taxArrears: yuan(''),
    years: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        required: ['year', 'revenue', 'taxPaid', 'netProfit'],
        additionalProperties: false,
        properties: {
          year: { type: 'integer', minimum: 1949, maximum: 9999 },
          revenue: yuan('-?'),
          taxPaid: yuan('-?'),
          netProfit: yuan('-?'),
        },
      },
    },
  },
};

const companies = {
  type: 'object',
  required: ['companies'],
  additionalProperties: false,
  properties: { companies: { type: 'array', maxItems: 200, items: company } },
};

const check = {
  type: 'object',
  required: ['match', 'message'],
  additionalProperties: false,
  properties: {
    match: { type: 'boolean' },
    message: { type: ['string', 'null'], maxLength: 200 },
  },
};

/** Returns the same function for the same schema. */
const compile = <Reply>(schema: object) => ajv.compile<Reply>(schema as JSONSchemaType<Reply>);

/** Valid replies of the register; unknown properties are dropped. Compiled on first use, as that of a report takes long. */
export const registryReplies = {
  get company() {
    return compile<RegisteredCompany>(company);
  },
  get companies() {
    return compile<{ companies: RegisteredCompany[] }>(companies);
  },
  get figures() {
    return compile<CompanyFigures>(figures);
  },
  get report() {
    return compile<CompanyReport>(reportSchema());
  },
  get check() {
    return compile<RegistryCheck>(check);
  },
};
