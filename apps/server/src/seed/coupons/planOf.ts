import type { TicketAuditState } from '@huiqi/sdk';

/** How a sample application ended, and whether its ticket was used. */
export interface Plan {
  readonly state: TicketAuditState;
  readonly use: boolean;
}

const passed: Plan = { state: 'PASSED', use: false };
const used: Plan = { state: 'PASSED', use: true };

/**
 * The first user's companies by batch: a ticket and an application in each state. The first company has nothing open,
 * so that it can apply.
 */
const own: Readonly<Record<string, readonly (Plan | null)[]>> = {
  '1': [passed, used, passed, passed],
  '2': [null, { state: 'REJECTED', use: false }, null, { state: 'PENDING', use: false }],
  '10': [null, used, passed, { state: 'RETURNED', use: false }],
};

const latest: readonly TicketAuditState[] = [
  'PASSED',
  'PENDING',
  'PASSED',
  'RETURNED',
  'PENDING',
  'REJECTED',
];

/** The plan of a company in a batch; null if it did not apply. */
export function planOf(companyId: string, batch: number): Plan | null {
  if (Object.hasOwn(own, companyId)) return own[companyId]?.[batch] ?? null;
  const serial = Number(companyId) + batch;
  if (serial % 4 === 0) return null;
  if (batch === 3) return { state: latest[serial % latest.length] ?? 'PASSED', use: false };
  return serial % 13 === 0 ? { state: 'REJECTED', use: false } : serial % 3 === 0 ? passed : used;
}
