import { existing } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { countRegistryCheck } from '../companies/countRegistryCheck.js';
import { staffScope } from '../orders/staffScope.js';
import { readableOrder, requireAuthorised } from './reportAccess.js';
import { findCompanyInScope, storeReport, touchReport, updateCompany } from './repository.js';

/** Re-reading the register. */
export const refreshHandlers = {
  refreshReport: {
    prepare: async (call) => {
      const { input, registry } = call;
      const row = await readableOrder(call, input.id);
      await requireAuthorised(call.db, row);
      const { creditCode } = row;
      if (creditCode !== null) await countRegistryCheck(call, creditCode);
      const data = creditCode === null ? null : await registry.findReport(creditCode);
      return async ({ db, now }) => {
        const readAt = now();
        const stored = data && (await storeReport(db, input.id, data, readAt));
        if (!stored) await touchReport(db, input.id, readAt);
        return { refreshed: Boolean(stored), updatedTs: readAt.toISOString() };
      };
    },
  },

  refreshCompanyBasics: async (call) => {
    const { db, input, now, registry, user } = call;
    const company = existing(await findCompanyInScope(db, input.nsrsbh, staffScope(user)));
    await countRegistryCheck(call, company.creditCode);
    const published = await registry.findByCreditCode(company.creditCode);
    const refreshed = published !== null && (await updateCompany(db, company, published));
    return { refreshed, updatedTs: now().toISOString() };
  },
} satisfies Handlers;
