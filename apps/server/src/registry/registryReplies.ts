import { Ajv2020, type JSONSchemaType } from 'ajv/dist/2020.js';
import type { RegisteredCompany, RegistryCheck } from './CompanyRegistry.js';

const ajv = new Ajv2020({ strict: false, removeAdditional: 'all' });
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

const compile = <Reply>(schema: object) => ajv.compile<Reply>(schema as JSONSchemaType<Reply>);

/** What the register may reply; unknown properties are dropped. */
export const registryReplies = {
  company: compile<RegisteredCompany>(company),
  companies: compile<{ companies: RegisteredCompany[] }>({
    type: 'object',
    required: ['companies'],
    additionalProperties: false,
    properties: { companies: { type: 'array', maxItems: 200, items: company } },
  }),
  check: compile<RegistryCheck>({
    type: 'object',
    required: ['match', 'message'],
    additionalProperties: false,
    properties: {
      match: { type: 'boolean' },
      message: { type: ['string', 'null'], maxLength: 200 },
    },
  }),
};
