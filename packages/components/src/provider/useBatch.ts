import {
  createIdempotencyKey,
  isHuiqiError,
  type BatchResult,
  type Operation,
  type OperationData,
  type OperationId,
  type OperationInput,
} from '@huiqi/sdk';
import { useEffect, useRef, useState } from 'react';
import { fillCopy } from '../copy/fillCopy.js';
import { useBatchCopy } from '../patterns/StaffDesk/batchCopy.js';
import { leftOf, type BatchProgress, type FailedRow } from '../patterns/StaffDesk/BatchDialog.js';
import type { BatchRecord } from '../patterns/StaffDesk/useRowSelection.js';
import { useClient } from './context.js';
import { describeError } from './describeError.js';
import { isOverCode } from './isOverCode.js';
import { isRefusal } from './isRefusal.js';
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

/** One call. Sent again with the same key it has no second effect, and the same results. */
interface Part {
  readonly records: readonly BatchRecord[];
  readonly body: object;
  readonly idempotencyKey: string;
}

function partsOf(records: readonly BatchRecord[], action: object): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < records.length; at += atOnce) {
    const some = records.slice(at, at + atOnce);
    const versions = some.flatMap(({ version }) => version ?? []);
    const body = {
      ...action,
      ids: some.map(({ id }) => id),
      ...(versions.length > 0 ? { versions } : {}),
    };
    parts.push({ records: some, body, idempotencyKey: createIdempotencyKey() });
  }
  return parts;
}

export interface BatchRun {
  /** Undefined before it starts. */
  readonly progress: BatchProgress | undefined;
  readonly stop: () => void;
  /** The records that are left, once more. */
  readonly retry: () => Promise<void>;
  readonly close: () => void;
}

export interface Batch<Id extends BatchOperationId> extends BatchRun {
  readonly run: (records: readonly BatchRecord[], body: BatchBody<Id>) => Promise<void>;
  /** `body` replaces what is done with the records whose outcome is known. */
  readonly retry: (body?: BatchBody<Id>) => Promise<void>;
}

/**
 * An action on many records, in parts that the trail knows as one. A part whose outcome is unknown stops the rest; a retry
 * sends it as it was, so that records which were done are not reported as conflicts.
 */
export function useBatch<Id extends BatchOperationId>({ spec }: Operation<Id>): Batch<Id> {
  const client = useClient();
  const invalidate = useInvalidate();
  const copy = useBatchCopy();
  const [progress, setProgress] = useState<BatchProgress>();
  const isStopped = useRef(false);
  const isRunning = useRef(false);
  const action = useRef<{ readonly batchId: string }>(undefined);
  /** Parts that were sent and whose outcome is unknown. */
  const [unsettled] = useState(() => new Set<Part>());
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  function failedOf(part: Part, problem: string): FailedRow[] {
    const message = unsettled.has(part) ? fillCopy(copy.unknown, { problem }) : problem;
    return part.records.map((record) => ({ record, message, isOver: false }));
  }

  async function send(part: Part): Promise<readonly FailedRow[]> {
    if (isStopped.current) return failedOf(part, copy.stopped);
    const isFirst = !unsettled.has(part);
    unsettled.add(part);
    try {
      const { records, body, idempotencyKey } = part;
      const sent = await client.call(spec, { body } as object, { idempotencyKey });
      unsettled.delete(part);
      return (sent as BatchResult).results.flatMap(({ id, code, message }) => {
        const record = code === '200' ? undefined : records.find((one) => one.id === id);
        return record ? { record, message, isOver: isOverCode(code) } : [];
      });
    } catch (error) {
      isStopped.current = true;
      // A session that ended, or a right that was withdrawn: nothing was done, unless an earlier attempt did it.
      const isDenied = isFirst && isHuiqiError(error) && error.kind === 'auth';
      if (isDenied || isRefusal(error)) unsettled.delete(part);
      return failedOf(part, describeError(error).title);
    }
  }

  async function sendAll(parts: readonly Part[]): Promise<void> {
    if (isRunning.current || parts.length === 0) return;
    isRunning.current = true;
    isStopped.current = false;
    const total = parts.flatMap(({ records }) => records).length;
    const failed: FailedRow[] = [];
    const succeeded: string[] = [];
    let done = 0;
    const show = () =>
      setProgress({
        total,
        done,
        succeeded: [...succeeded],
        failed: [...failed],
        isRunning: isRunning.current,
        isUncertain: unsettled.size > 0,
      });
    for (const part of parts) {
      show();
      const refused = await send(part);
      failed.push(...refused);
      const others = new Set(refused.map(({ record }) => record.id));
      succeeded.push(...part.records.map(({ id }) => id).filter((id) => !others.has(id)));
      done += part.records.length;
    }
    isRunning.current = false;
    show();
    await invalidate(...spec.invalidates);
  }
  return {
    progress,
    run: async (records, body) => {
      if (isRunning.current) return;
      unsettled.clear();
      action.current = { ...body, batchId: createIdempotencyKey() };
      await sendAll(partsOf(records, action.current));
    },
    retry: async (body) => {
      if (!progress || !action.current) return;
      const { batchId } = action.current;
      if (body) action.current = { ...body, batchId };
      const parts = [...unsettled];
      const asBefore = new Set(parts.flatMap(({ records }) => records));
      const others = leftOf(progress).filter((record) => !asBefore.has(record));
      await sendAll([...parts, ...partsOf(others, action.current)]);
    },
    stop: () => {
      isStopped.current = true;
    },
    close: () => setProgress(undefined),
  };
}
