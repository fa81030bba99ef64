import {
  amount,
  area,
  asMoment,
  day,
  decimal,
  listOf,
  naming,
  needed,
  of,
  optional,
  text,
  whole,
  type ImportKind,
} from './importColumns.js';

const month = { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' };
const punishment = {
  allOf: [of('CompanyPunishment')],
  required: ['repairedOn'],
  properties: { repairedOn: { anyOf: [day, { type: 'null' }] } },
};

/** What other offices keep and the platform shows, in import order. */
export const registerKinds = {
  institutions: {
    key: ['name'],
    order: 'position',
    columns: {
      name: needed(text),
      cityCode: needed(area, 'text', { names: 'areas' }),
    },
  },
  recommenders: {
    key: ['institution', 'phone'],
    columns: {
      institution: naming('institutions', 'mechanismId'),
      phone: needed(of('Phone')),
      name: needed(text),
    },
  },
  qrCodes: {
    key: ['name'],
    order: 'position',
    columns: { name: needed(text), url: needed({ type: 'string', pattern: '^/[^/\\\\]' }) },
  },
  indicators: {
    key: ['key'],
    order: 'place',
    columns: {
      key: needed(of('GuaranteeFigure/properties/key')),
      board: needed({ enum: ['STABILITY', 'GUARANTEES'] }),
      name: needed(of('GuaranteeFigure/properties/name')),
      measure: needed(of('GuaranteeFigure/properties/measure')),
      unit: needed(of('GuaranteeFigure/properties/unit')),
    },
  },
  indicatorValues: {
    key: ['indicator', 'month'],
    columns: {
      indicator: naming('indicators', 'indicatorKey'),
      month: needed(month),
      value: needed(amount, 'number', decimal(2)),
    },
  },
  towns: {
    key: ['code'],
    order: 'place',
    columns: {
      code: needed(of('TownFigures/properties/code')),
      name: needed(of('TownFigures/properties/name')),
      jobs: needed(whole, 'number'),
      marketEntities: needed(whole, 'number'),
      loans: needed(amount, 'number', decimal(2)),
    },
  },
  supervisedCompanies: {
    key: ['creditCode'],
    columns: {
      creditCode: needed({ allOf: [of('CreditCode')], pattern: '^[^a-z]+$' }),
      name: needed(text),
      legalName: optional(text),
      registrationStatus: needed(of('RegistrationStatus')),
      address: optional(text),
      registeredCapital: optional(of('Wan')),
      establishedOn: optional(day),
      industry: optional(text),
      businessScope: optional(text),
      registrationAuthority: optional(text),
      ratings: optional(listOf(of('PublicCreditRating')), 'json', { otherwise: [] }),
      licences: optional(listOf(of('CompanyLicence')), 'json', { otherwise: [] }),
      punishments: optional(listOf(punishment), 'json', { otherwise: [] }),
      updatedOn: needed(day),
    },
  },
  policyPushes: {
    key: ['creditCode', 'policy'],
    columns: {
      creditCode: naming('companies', 'companyId'),
      policy: naming('policies', 'policyId'),
      reasons: needed(listOf(text, 1), 'list'),
      pushedAt: needed(day, 'text', asMoment),
    },
  },
  discounts: {
    key: ['batch', 'creditCode'],
    columns: {
      batch: naming('batches', 'batchId'),
      creditCode: naming('companies', 'companyId'),
      discountRate: needed(
        { type: 'number', exclusiveMinimum: 0, maximum: 100 },
        'number',
        decimal(4),
      ),
    },
  },
} satisfies Record<string, ImportKind>;
