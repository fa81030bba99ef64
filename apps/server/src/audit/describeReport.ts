import type { TrailFault } from '../modules/orders/checkChain.js';
import type { DeclarationReport } from '../modules/policyApplications/verifyDeclarations.js';
import type { TrailReport } from './verifyTrail.js';

const shown = 50;

function describeDeclarationFault({ orderId, position, rowId, problem }: TrailFault): string {
  const place = position === null ? '' : `, row ${position}`;
  const id = rowId === null ? '' : ` (policy_application_events.id ${rowId})`;
  return `  declaration ${orderId}${place}${id}: ${problem}`;
}

/** Describes the report on declarations likewise. */
export function describeDeclarations({ declarations, rows, faults }: DeclarationReport): string[] {
  const read = `${rows} audit rows of ${declarations} declarations`;
  if (faults.length === 0) return [`The trail of declarations is intact: ${read}.`];
  return [
    `The trail of declarations is NOT intact: ${faults.length} faults in ${read}.`,
    ...faults.slice(0, shown).map(describeDeclarationFault),
  ];
}

function describeFault({ orderId, position, rowId, problem }: TrailFault): string {
  const place = position === null ? '' : `, row ${position}`;
  const id = rowId === null ? '' : ` (order_events.id ${rowId})`;
  return `  order ${orderId}${place}${id}: ${problem}`;
}

/** Describes a report to a person: what was read, what is wrong where, and what to do. */
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
