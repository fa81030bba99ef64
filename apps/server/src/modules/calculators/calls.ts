import { owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings, first } from '../../callKit/defineThings.js';
import { loanLimits } from '../../schema/loanLimits.js';

const terms = { loanAmount: '10', loanterm: 12, repaymentType: 'AVERAGE_CAPITAL' } as const;

export const calls = defineCalls(async ({ ask }) => {
  const bound = await ask(owner, 'listCompaniesOfUser', { id: '1' });
  const company = first(
    bound.filter(({ authorized }) => authorized),
    'authorised company of the first user',
  );
  const { content } = await ask(owner, 'listProducts', {});
  const listed = first(
    content.filter(({ interestRateType }) => interestRateType !== 'ELSE'),
    'product with a rate',
  );
  const product = await ask(owner, 'getProduct', { productId: listed.id });
  const { id } = await ask(owner, 'saveLoanLimit', { body: { relatedId: company.id } });
  return {
    calculateLoan: {
      as: owner,
      input: { ...terms, interestRate: '4.35', interestRateType: 'YEAR', startDate: '2026-01-31' },
    },
    calculateProductLoan: {
      as: owner,
      input: {
        productId: product.id,
        loanAmount: String(product.minLoanLimit),
        loanterm: product.maxLoanTerm,
        repaymentType: first(product.repaymentTypeList, 'repayment type'),
      },
    },
    saveLoanLimit: { as: owner, input: { body: { id, relatedId: company.id } } },
    getLoanLimit: { as: owner, input: { id } },
    getLatestLoanLimit: { as: owner, input: {} },
    listLoanLimitProducts: { as: owner, input: { id } },
  };
});

export const things = defineThings({
  kind: 'loanLimit',
  missing: '00000000-0000-4000-8000-00000000face',
  make: async (db) => {
    const { id } = first(await db.select().from(loanLimits), 'estimate of the first user');
    return [{ name: 'an estimate', id, reachableBy: ({ userId }) => userId === '1' }];
  },
});
