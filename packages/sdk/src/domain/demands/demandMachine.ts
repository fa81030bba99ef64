import { constants } from '../../generated/constantTable.js';
import type { DemandEvent, DemandStatus } from '../../generated/enums.js';
import { formatDate } from '../dates/dates.js';

/** Who moves a demand: those who submitted it, or the staff who answer. */
export type DemandMover = 'AUTHOR' | 'STAFF';

export interface DemandTransition {
  readonly from: DemandStatus;
  readonly event: DemandEvent;
  readonly to: DemandStatus;
  readonly by: DemandMover;
  /** Requires a reason, as nobody has replied. */
  readonly withReason?: true;
}

/** The transitions of a demand. The specification does not show them (spec 2 §3): all inferred. */
export const demandTransitions: readonly DemandTransition[] = [
  { from: 'SUBMITTED', event: 'ASSIGN', to: 'PROCESSING', by: 'STAFF' },
  { from: 'PROCESSING', event: 'ASSIGN', to: 'PROCESSING', by: 'STAFF' },
  { from: 'PROCESSING', event: 'REPLY', to: 'REPLIED', by: 'STAFF' },
  { from: 'REPLIED', event: 'REPLY', to: 'REPLIED', by: 'STAFF' },
  { from: 'SUBMITTED', event: 'CLOSE', to: 'CLOSED', by: 'STAFF', withReason: true },
  { from: 'PROCESSING', event: 'CLOSE', to: 'CLOSED', by: 'STAFF', withReason: true },
  { from: 'REPLIED', event: 'CLOSE', to: 'CLOSED', by: 'STAFF' },
  { from: 'REPLIED', event: 'RATE', to: 'CLOSED', by: 'AUTHOR' },
  // `mayRateDemand` decides whether a closed one has a reply to rate.
  { from: 'CLOSED', event: 'RATE', to: 'CLOSED', by: 'AUTHOR' },
];

/** The transition of an event, or undefined if it is not allowed now or for this mover. */
export const demandTransition = (
  status: DemandStatus,
  event: DemandEvent,
  by: DemandMover,
): DemandTransition | undefined =>
  demandTransitions.find((row) => row.from === status && row.event === event && row.by === by);

export interface RatableDemand {
  readonly status: DemandStatus;
  /** Time of the first reply; null without one. */
  readonly repliedTs: string | null;
  readonly isRated: boolean;
}

/** Whether the submitters of a demand may rate it: once, and after a reply. */
export const mayRateDemand = ({ status, repliedTs, isRated }: RatableDemand): boolean =>
  repliedTs !== null && !isRated && demandTransition(status, 'RATE', 'AUTHOR') !== undefined;

const dayMs = 86_400_000;

/** Last day (Asia/Shanghai) for the first reply to a demand; inferred. */
export const demandDueOn = (createdTs: Date | string): string =>
  formatDate(new Date(createdTs).getTime() + constants.demandReplyDays * dayMs);
