import { and, eq } from 'drizzle-orm';
import { owner } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';
import { defineThings, first } from '../../testing/defineThings.js';
import { orders } from '../orders/table.js';
import { knownRepresentative } from './seed/makeCompanies.js';
import { companies } from './table.js';
import { userCompanies } from './userCompaniesTable.js';

export const calls = defineCalls(async ({ ask }) => {
  const body = { userId: '1', type: 1 } as const;
  const { content } = await ask(owner, 'listRelatedCompanies', { body });
  const authorised = first(
    content.filter((company) => company.authorized),
    'authorised company',
  );
  const open = first(
    content.filter((company) => !company.authorized),
    'company to authorise',
  );
  return {
    listRelatedCompanies: { as: owner, input: { body } },
    getAuthState: { as: owner, input: {} },
    checkCompanyRegion: {
      as: owner,
      input: { nsrsbh: authorised.nsrsbh, productId: '100001' },
    },
    certifyEnterprise: {
      as: owner,
      input: {
        body: {
          nsrsbh: open.nsrsbh,
          qymc: open.qymc,
          legalName: knownRepresentative.legalName,
          legalId: knownRepresentative.legalIdNo,
          legalPhone: knownRepresentative.legalPhone,
          provinceCode: '500000',
          cityCode: '500231',
          areaCode: '500231',
          authority: ['TAX'],
          certifyType: 'FR',
        },
      },
    },
  };
});

export const things = defineThings({
  kind: 'company',
  missing: '91500231MA5ZZZZZZZ',
  make: async (db) => {
    const authorised = await db
      .select({ id: companies.id, creditCode: companies.creditCode })
      .from(userCompanies)
      .innerJoin(companies, eq(companies.id, userCompanies.companyId))
      .where(and(eq(userCompanies.userId, '1'), eq(userCompanies.authorized, true)));
    const company = first(authorised, 'authorised company of the first user');
    const applied = await db.select().from(orders).where(eq(orders.companyId, company.id));
    const banks = new Set<string | null>(applied.map(({ bankId }) => bankId));
    return [
      {
        name: 'a company',
        id: company.creditCode,
        // Staff find a company among the orders they may see.
        reachableBy: ({ userId, role, bankId }, { roles }) =>
          roles.length === 0 ? userId === '1' : role !== 'FINANCIER' || banks.has(bankId),
      },
    ];
  },
});
