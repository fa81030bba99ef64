import {
  createIdempotencyKey,
  type BatchResult,
  type Operation,
  type OperationData,
  type OperationId,
  type OperationInput,
} from '@huiqi/sdk';
import { useEffect, useRef, useState } from 'react';
import { useBatchCopy } from '../patterns/StaffDesk/batchCopy.js';
import type { BatchProgress, FailedRow } from '../patterns/StaffDesk/BatchDialog.js';
import type { BatchRecord } from '../patterns/StaffDesk/useRowSelection.js';
import { useClient } from './context.js';
import { describeError } from './describeError.js';
import { useInvalidate } from './useInvalidate.js';

/** Operations that do the same with several records. */
export type BatchOperationId = {
  [Id in OperationId]: OperationData<Id> extends BatchResult ? Id : never;
}[OperationId];

/** What is done with the records. */
export type BatchBody<Id extends BatchOperationId> =
  OperationInput<Id> extends { readonly body: infer Body }
    ? Omit<Body, 'batchId' | 'ids' | 'versions'>
    : never;

/** Records of one call: few enough that progress moves and stopping means something. */
const atOnce = 20;

export interface BatchRun {
  /** Undefined before it starts. */
  readonly progress: BatchProgress | undefined;
  readonly stop: () => void;
  /** The records that failed, once more. */
  readonly retry: () => void;
  readonly close: () => void;
}

/**
 * An action on many records, in parts that the trail knows as one. Each part has an idempotency key; one whose outcome is
 * unknown stops the rest, and its records can be tried again: those that were done are refused then.
 */
export function useBatch(): BatchRun & {
  readonly run: <Id extends BatchOperationId>(
    operation: Operation<Id>,
    records: readonly BatchRecord[],
    body: BatchBody<Id>,
  ) => Promise<void>;
} {
  const client = useClient();
  const invalidate = useInvalidate();
  const copy = useBatchCopy();
  const [progress, setProgress] = useState<BatchProgress>();
  const isStopped = useRef(false);
  const repeat = useRef<(records: readonly BatchRecord[]) => Promise<void>>(undefined);
  const isRunning = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function run<Id extends BatchOperationId>(
    { spec }: Operation<Id>,
    records: readonly BatchRecord[],
    body: BatchBody<Id>,
  ): Promise<void> {
    if (isRunning.current || records.length === 0) return;
    isRunning.current = true;
    isStopped.current = false;
    repeat.current = (some) => run({ spec } as Operation<Id>, some, body);
    const batchId = createIdempotencyKey();
    const failed: FailedRow[] = [];
    const show = (done: number, running: boolean) =>
      setProgress({ total: records.length, done, failed: [...failed], isRunning: running });
    show(0, true);
    for (let at = 0; at < records.length; at += atOnce) {
      const part = records.slice(at, at + atOnce);
      if (isStopped.current) {
        failed.push(...part.map((record) => ({ record, message: copy.stopped })));
        continue;
      }
      try {
        const ids = part.map(({ id }) => id);
        const versions = part.flatMap(({ version }) => version ?? []);
        const input = {
          body: { ...body, batchId, ids, ...(versions.length > 0 ? { versions } : {}) },
        };
        const idempotencyKey = createIdempotencyKey();
        const { results } = (await client.call(spec, input, { idempotencyKey })) as BatchResult;
        for (const { id, code, message } of results) {
          const record = part.find((one) => one.id === id);
          if (record && code !== '200') failed.push({ record, message });
        }
      } catch (error) {
        const { title } = describeError(error);
        failed.push(...part.map((record) => ({ record, message: title })));
        isStopped.current = true;
      }
      show(Math.min(at + atOnce, records.length), true);
    }
    isRunning.current = false;
    show(records.length, false);
    await invalidate(...spec.invalidates);
  }
  return {
    progress,
    run,
    stop: () => {
      isStopped.current = true;
    },
    retry: () => void repeat.current?.((progress?.failed ?? []).map(({ record }) => record)),
    close: () => setProgress(undefined),
  };
}
