import type { CreditAdvice } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { CompanyRow } from '../companies/repository.js';
import type { AdviceRow } from './repository.js';

const overdueMs = constants.creditAdvicePollSeconds * constants.creditAdvicePollLimit * 1000;
const overdueReason = '生成融资建议超时，请刷新重试';

/** An advice requested before this moment that is still being generated is OVERDUE. */
export const overdueSince = (now: Date) => new Date(now.getTime() - overdueMs);

const nothing = { adviceLimit: null, basis: null, matchList: [], unmatchedList: [] };

export function toAdvice(row: AdviceRow, company: CompanyRow, now: Date): CreditAdvice {
  const isOverdue = row.status === 'GENERATING' && row.requestedAt < overdueSince(now);
  return {
    status: isOverdue ? 'OVERDUE' : row.status,
    creditCode: company.creditCode,
    companyName: company.name,
    reason: isOverdue ? overdueReason : row.reason,
    ...(row.result ?? nothing),
    requestedTs: row.requestedAt.toISOString(),
    updatedTs: row.finishedAt?.toISOString() ?? null,
  };
}
