import type { TrailFault } from '../trail/checkChain.js';
import type { ChainReport } from '../trail/verifyChains.js';
import type { TrailReport } from './verifyTrail.js';

const shown = 50;

/** What else has a chained trail besides orders. */
export interface TrailKind {
  readonly one: string;
  readonly many: string;
  readonly table: string;
}

export const declarationTrails: TrailKind = {
  one: 'declaration',
  many: 'declarations',
  table: 'policy_application_events',
};
export const serviceOrderTrails: TrailKind = {
  one: 'service order',
  many: 'service orders',
  table: 'service_order_events',
};

export const accountTrails: TrailKind = {
  one: 'account',
  many: 'accounts',
  table: 'security_events',
};

/** What a check of other trails found; null for a database of an earlier version, which cannot be checked. */
export interface OtherTrails {
  readonly kind: TrailKind;
  readonly report: ChainReport | null;
}

const describeChainFault =
  ({ one, table }: TrailKind) =>
  ({ orderId, position, rowId, problem }: TrailFault): string => {
    const place = position === null ? '' : `, row ${position}`;
    const id = rowId === null ? '' : ` (${table}.id ${rowId})`;
    return `  ${one} ${orderId}${place}${id}: ${problem}`;
  };

/** Describes the report on declarations, service orders or accounts in the same way. */
export function describeChains({ kind, report }: OtherTrails): string[] {
  if (report === null)
    return [`The trail of ${kind.many} was NOT checked: start the server once, which migrates it.`];
  const { audited, rows, departed, faults } = report;
  const left = departed > 0 ? `, ${departed} before them archived` : '';
  const read = `${rows} audit rows of ${audited} ${kind.many}${left}`;
  if (faults.length === 0) return [`The trail of ${kind.many} is intact: ${read}.`];
  return [
    `The trail of ${kind.many} is NOT intact: ${faults.length} faults in ${read}.`,
    ...faults.slice(0, shown).map(describeChainFault(kind)),
  ];
}

function describeFault({ orderId, position, rowId, problem }: TrailFault): string {
  const place = position === null ? '' : `, row ${position}`;
  const id = rowId === null ? '' : ` (order_events.id ${rowId})`;
  return `  order ${orderId}${place}${id}: ${problem}`;
}

/** Describes a report for people: what was read, what is wrong where, and what to do. */
export function describeReport({ orders, rows, seal, faults }: TrailReport): string[] {
  const read = `${rows} audit rows of ${orders} orders`;
  if (faults.length === 0)
    return [`The trail is intact: ${read}.`, `Seal ${seal}`, 'Keep the seal with your backup.'];
  const more = faults.length - shown;
  return [
    `The trail is NOT intact: ${faults.length} faults in ${read}.`,
    ...faults.slice(0, shown).map(describeFault),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    'The database was changed past its triggers. Keep it as it is and compare it with a backup.',
  ];
}
