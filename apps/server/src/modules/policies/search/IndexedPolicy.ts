import type { EnterpriseSize } from '@huiqi/sdk';
import type { DeclareWindow } from '../declareState.js';
import type { PolicyTargets } from '../../../schema/policies.js';

/** What policies are searched by. */
export interface IndexedPolicy extends DeclareWindow {
  readonly id: string;
  /** Unique per stored version of the policy. */
  readonly version: string;
  readonly title: string;
  readonly plainText: string;
  readonly publishNumber: string | null;
  readonly category: string | null;
  readonly grade: string;
  readonly enterpriseSizes: readonly EnterpriseSize[];
  readonly publishOrgId: string;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  readonly declaredOnline: boolean;
  readonly targets: PolicyTargets;
}

/** An indexed policy without its text, which the grams hold. */
export interface PolicyEntry extends Omit<IndexedPolicy, 'title' | 'plainText'> {
  views: number;
}
