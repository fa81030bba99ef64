import type { ReportInvoiceMonth } from '@huiqi/sdk';
import { figure } from './cents.js';
import type { BusinessMonth } from './monthlyRevenue.js';

/** Invoices of each month: what was sold, the tax on it, and what was bought. */
export const invoiceMonths = (
  months: readonly BusinessMonth[],
  turn: number,
  count: number,
): ReportInvoiceMonth[] =>
  months.slice(0, count).map(({ month, revenue }, place) => {
    const issued = Math.max(1, Math.round(revenue / (180 + (turn % 90))));
    return {
      ny: month,
      kpje: figure(revenue),
      kpse: figure(Math.round(revenue * 0.03)),
      kpfs: issued,
      zffs: (turn + place) % 5 === 0 ? 1 + (place % 3) : 0,
      hcfs: (turn + place) % 9 === 0 ? 1 : 0,
      spje: figure(Math.round(revenue * (0.52 + ((turn + place) % 12) / 60))),
    };
  });
