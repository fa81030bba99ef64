import type { EvidenceObstacle, TaxEvidence } from '@huiqi/sdk';
import type { UserCall } from '../../http/context.js';
import type { OrderRow } from '../orders/toOrder.js';
import { readReport } from '../reports/readReport.js';
import { isAuthorised } from '../reports/reportAccess.js';
import { reportParts } from '../reports/toReport.js';

interface TaxPart {
  readonly tax: TaxEvidence | null;
  readonly obstacle: EvidenceObstacle | null;
}

const without = (obstacle: EvidenceObstacle): TaxPart => ({ tax: null, obstacle });

/**
 * Figures of the report of an order's company, if they are asked for, which records that they were read; or why there are
 * none.
 */
export async function taxEvidence(
  call: UserCall<'getOrderEvidence'>,
  row: OrderRow,
): Promise<TaxPart> {
  if (row.order.companyId === null) return without('PERSON');
  if (call.input.withReport !== true) return without('NOT_READ');
  if (!(await isAuthorised(call.db, row))) return without('NOT_AUTHORISED');
  const found = await readReport(call, row.order.id);
  if (!found) return without('NO_REPORT');
  const { JBXX, CWZB, NSSB } = reportParts(found);
  const debt = CWZB?.rows.find(({ zbmc }) => zbmc === '资产负债率');
  return {
    tax: {
      grade: JBXX?.nsxydj ?? null,
      revenue: (NSSB?.ndhz ?? []).map(({ nd, xssr }) => ({ year: nd, amount: xssr })),
      debtRatio: debt?.bn ?? debt?.sn ?? null,
      reportDate: found.report.date,
    },
    obstacle: null,
  };
}
