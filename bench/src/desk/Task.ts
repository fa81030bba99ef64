import type { OrderEvidence } from '@huiqi/sdk';
import type { Locator, Page } from 'playwright';
import type { Hands } from './Hands.js';

/** What a task is about; each is done on records of its own. */
export interface Subject {
  readonly orderId: string;
  readonly orderCode: string;
}

/** One way to do a task. */
export interface Way {
  /** Where it begins. */
  readonly path: (subject: Subject) => string;
  /** What is done before, and not counted. */
  readonly prepare?: (page: Page, subject: Subject) => Promise<void>;
  readonly act: (hands: Hands, subject: Subject) => Promise<void>;
  /** What shows that it is done. */
  readonly shows: (page: Page, subject: Subject) => Locator;
}

/** The same on both pages. */
export interface Task {
  readonly name: string;
  /** Which orders it can be done on. Defaults to all. */
  readonly isOn?: (evidence: OrderEvidence) => boolean;
  readonly ours: Way;
  readonly antd: Way;
}
