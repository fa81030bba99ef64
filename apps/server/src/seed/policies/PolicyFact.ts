import type { EnterpriseSize } from '@huiqi/sdk';
import type { PolicyTargets } from '../../schema/policies.js';
import type { PublisherId } from './publishers.js';

export type Category =
  | 'FINANCE'
  | 'TAX'
  | 'TECHNOLOGY'
  | 'TALENT'
  | 'EMPLOYMENT'
  | 'INDUSTRY'
  | 'OTHER';

/** Days from the end of the sample to the first and last day for declarations. */
export const windows = {
  open: [-40, 62],
  wide: [-90, 150],
  endsToday: [-45, 0],
  endsInDays: [-50, 5],
  endsInAWeek: [-30, 7],
  endsInAMonth: [-35, 24],
  endsIn30: [-20, 30],
  later: [12, 75],
  justOver: [-95, -1],
  over: [-160, -33],
  lastYear: [-420, -200],
  always: [null, null],
  since: [-260, null],
} as const;

/** Subject of a sample policy; texts and files are derived from it. */
export interface PolicyFact {
  readonly title: string;
  readonly summary: string;
  readonly category: Category;
  readonly by: PublisherId;
  readonly window: keyof typeof windows;
  /** Days since it was published. */
  readonly age: number;
  /** Empty for any. */
  readonly sizes?: readonly EnterpriseSize[];
  /** Amount per enterprise, in 10,000 yuan. */
  readonly amount?: readonly [min: number | null, max: number];
  readonly redemption: string;
  /** Who may declare, besides being registered and in good credit standing. */
  readonly who: readonly string[];
  /** Rows of a table of standards. */
  readonly standards?: readonly (readonly [what: string, howMuch: string])[];
  readonly targets?: PolicyTargets;
  /** Granted without a declaration, or declared elsewhere. */
  readonly offline?: boolean;
  readonly taxAuth?: boolean;
  readonly withdrawn?: boolean;
  readonly note?: string;
}
