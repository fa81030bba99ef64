import type { JobName } from '@huiqi/sdk';

export type { JobName };

/**
 * Input of each kind of job of the contract: ids, never personal data, since completed jobs are kept for some days.
 * Each kind has a queue, created by a migration with its retries and times (drizzle/0002_job_queue.sql).
 */
export interface JobData extends Readonly<Record<JobName, object>> {
  /** Delivers a message (`messages/`). */
  readonly messages: { readonly messageId: string };
  /** Looks for due webhooks, which their table lists (`modules/webhooks`). */
  readonly webhooks: Readonly<Record<string, never>>;
  readonly creditAdvice: { readonly adviceId: string };
  /** Moves overdue orders, once an hour. */
  readonly expiry: Readonly<Record<string, never>>;
  /** Publishes a change that was approved for a later time (`modules/management`). */
  readonly publication: { readonly changeId: string };
  /** Looks for broken links of published content, every night. */
  readonly links: Readonly<Record<string, never>>;
  /** Deletes expired and unused data, once an hour. */
  readonly housekeeping: Readonly<Record<string, never>>;
}
