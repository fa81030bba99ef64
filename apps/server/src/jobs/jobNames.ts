/** What each kind of job is started with: ids, never people's data, since jobs that are done are kept for some days. */
export interface JobData {
  /** Delivers a message (`messages/`). */
  readonly messages: { readonly messageId: string };
  /** Looks for webhooks that are due; their table says which (`modules/webhooks`). */
  readonly webhooks: Readonly<Record<string, never>>;
  readonly creditAdvice: { readonly adviceId: string };
  /** Moves orders whose time is over, once an hour. */
  readonly expiry: Readonly<Record<string, never>>;
  /** Deletes what has expired and what nothing uses, once an hour. */
  readonly housekeeping: Readonly<Record<string, never>>;
}

/** Each has a queue, which a migration creates with its retries and times (drizzle/0002_job_queue.sql). */
export type JobName = keyof JobData;
