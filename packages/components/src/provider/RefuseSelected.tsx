import type { Operation } from '@huiqi/sdk';
import { Suspense, useState, type ReactNode } from 'react';
import { leftOf } from '../patterns/StaffDesk/BatchDialog.js';
import { useBatchCopy } from '../patterns/StaffDesk/batchCopy.js';
import type { RowSelection } from '../patterns/StaffDesk/useRowSelection.js';
import { Button } from '../ui/Button/Button.js';
import { lazyPart } from '../ui/LazyPart/lazyPart.js';
import { BatchResults } from './BatchResults.js';
import { fillCopy } from './copy.js';
import { useBatch, type BatchBody, type BatchOperationId } from './useBatch.js';
import { useKeptDraft } from './useKeptDraft.js';

const OpinionDialog = lazyPart(async () => ({
  default: (await import('./OpinionDialog.js')).OpinionDialog,
}));

/** Operations that refuse several records with one opinion. */
export type RefusalOperationId = {
  [Id in BatchOperationId]: BatchBody<Id> extends { readonly reason: string } ? Id : never;
}[BatchOperationId];

export interface RefuseSelectedProps<Id extends RefusalOperationId> {
  readonly operation: Operation<Id>;
  readonly selection: RowSelection;
  /** The verb: 拒绝, 不予通过. */
  readonly action: string;
  readonly hrefOf: (id: string) => string;
  /** Further fields of the dialog, and what they add. */
  readonly fields?: ReactNode;
  readonly more?: Partial<BatchBody<Id>> | undefined;
}

/** Refuses the selected records of a desk with one opinion, and lists which could not be. */
export function RefuseSelected<Id extends RefusalOperationId>(props: RefuseSelectedProps<Id>) {
  const { operation, selection, action, hrefOf, fields, more } = props;
  const { records } = selection;
  const copy = useBatchCopy();
  const [isOpen, setOpen] = useState(false);
  const [{ reason: typed }, setKept] = useKeptDraft(`${operation.spec.id}-${action}`, {
    reason: '',
  });
  const type = (reason: string) => setKept({ reason });
  const batch = useBatch(operation);
  const { progress } = batch;
  const titleOf = (n: number) => fillCopy(copy.titleOf, { action, n });
  function send(reason: string) {
    setOpen(false);
    const body = { ...more, reason } as unknown as BatchBody<Id>;
    void (progress ? batch.retry(body) : batch.run(records, body));
  }
  function leave() {
    setOpen(false);
    // A retry begins with what was sent before.
    if (!progress) type('');
  }
  const whole = {
    ...batch,
    close: () => {
      type('');
      batch.close();
    },
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OpinionDialog
            title={titleOf(progress ? leftOf(progress).length : records.length)}
            initial={typed}
            onReasonChange={type}
            onSend={send}
            onClose={leave}
          >
            {fields}
          </OpinionDialog>
        </Suspense>
      )}
      {!isOpen && (
        <BatchResults
          batch={whole}
          {...{ selection, titleOf, hrefOf }}
          onEdit={() => setOpen(true)}
        />
      )}
    </>
  );
}
