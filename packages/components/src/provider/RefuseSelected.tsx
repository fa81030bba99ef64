import type { Operation } from '@huiqi/sdk';
import { Suspense, useState, type ReactNode } from 'react';
import { BatchDialog } from '../patterns/StaffDesk/BatchDialog.js';
import { useBatchCopy } from '../patterns/StaffDesk/batchCopy.js';
import type { RowSelection } from '../patterns/StaffDesk/useRowSelection.js';
import { Button } from '../ui/Button/Button.js';
import { lazyPart } from '../ui/LazyPart/lazyPart.js';
import { fillCopy } from './copy.js';
import { useBatch, type BatchBody, type BatchOperationId } from './useBatch.js';

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
  const { records, select } = selection;
  const copy = useBatchCopy();
  const [isOpen, setOpen] = useState(false);
  const batch = useBatch();
  const { progress } = batch;
  const titleOf = (n: number) => fillCopy(copy.titleOf, { action, n });
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OpinionDialog
            title={titleOf(records.length)}
            onSend={(reason) => {
              setOpen(false);
              void batch.run(operation, records, { ...more, reason } as unknown as BatchBody<Id>);
            }}
            onClose={() => setOpen(false)}
          >
            {fields}
          </OpinionDialog>
        </Suspense>
      )}
      {progress && (
        <BatchDialog
          title={titleOf(progress.total)}
          progress={progress}
          hrefOf={hrefOf}
          onStop={batch.stop}
          onRetry={batch.retry}
          onClose={() => {
            select(progress.failed.map(({ record }) => record));
            batch.close();
          }}
        />
      )}
    </>
  );
}
