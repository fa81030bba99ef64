import { useEffect } from 'react';
import { fillCopy } from '../copy/fillCopy.js';
import { useBatchCopy } from '../patterns/StaffDesk/batchCopy.js';
import { BatchDialog, leftOf } from '../patterns/StaffDesk/BatchDialog.js';
import type { RowSelection } from '../patterns/StaffDesk/useRowSelection.js';
import { useToast } from '../ui/Toast/useToast.js';
import type { BatchRun } from './useBatch.js';

export interface BatchResultsProps {
  readonly batch: BatchRun;
  readonly selection: RowSelection;
  readonly titleOf: (n: number) => string;
  readonly hrefOf: (id: string) => string;
  /** Asks for the opinion again before a retry. */
  readonly onEdit?: (() => void) | undefined;
}

/**
 * Progress of an action on the selected records, and which could not be done; those that are left stay selected. If all were
 * done, a message says so.
 */
export function BatchResults({ batch, selection, titleOf, hrefOf, onEdit }: BatchResultsProps) {
  const { progress, stop, retry, close } = batch;
  const copy = useBatchCopy();
  const toast = useToast();
  const isDone = progress?.isRunning === false && progress.failed.length === 0;
  const succeeded = progress?.succeeded ?? [];
  useEffect(() => {
    if (!progress?.isRunning || succeeded.length === 0) return;
    // At once: if the session ends before the rest is done, only that is selected after the login.
    const done = new Set(succeeded);
    selection.select(selection.records.filter(({ id }) => !done.has(id)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each part
  }, [succeeded.length]);
  function finish() {
    const left = new Set(progress && leftOf(progress).map(({ id }) => id));
    selection.select(selection.records.filter(({ id }) => left.has(id)));
    close();
  }
  useEffect(() => {
    if (!isDone) return;
    toast.success(fillCopy(copy.succeeded, { n: progress.total }));
    finish();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each action
  }, [isDone]);
  if (!progress || isDone) return null;
  // What may have been done is asked for as it was sent.
  const edit = progress.isUncertain ? undefined : onEdit;
  return (
    <BatchDialog
      title={titleOf(progress.total)}
      progress={progress}
      isEditable={edit !== undefined}
      hrefOf={hrefOf}
      onStop={stop}
      onRetry={edit ?? (() => void retry())}
      onClose={finish}
    />
  );
}
