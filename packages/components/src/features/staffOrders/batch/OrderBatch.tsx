import { assignOrders, refuseOrders } from '@huiqi/sdk';
import { Suspense, useState } from 'react';
import { useShortcuts } from '../../../patterns/ShortcutHelp/useShortcuts.js';
import { actionKeys } from '../../../patterns/StaffDesk/useDeskKeys.js';
import type { RowSelection } from '../../../patterns/StaffDesk/useRowSelection.js';
import { BatchResults } from '../../../provider/BatchResults.js';
import { fillCopy } from '../../../provider/copy.js';
import { RefuseSelected } from '../../../provider/RefuseSelected.js';
import { useBatch } from '../../../provider/useBatch.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useKeptDraft } from '../../../provider/useKeptDraft.js';
import { Button } from '../../../ui/Button/Button.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';
import { ExportAction } from '../../exports/ExportAction.js';
import { TakeoverField } from '../decision/TakeoverField.js';
import { useOrderBatchCopy } from './copy.js';

const AssignOrdersDialog = lazyPart(async () => ({
  default: (await import('./AssignOrdersDialog.js')).AssignOrdersDialog,
}));

export interface OrderBatchProps {
  readonly selection: RowSelection;
  readonly hrefForOrder: (id: string) => string;
}

/** What can be done with the selected orders. */
export function OrderBatch({ selection, hrefForOrder }: OrderBatchProps) {
  const { records } = selection;
  const copy = useOrderBatchCopy();
  const { data: user } = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const [{ takeover }, setKept] = useKeptDraft('takeovers', { takeover: '' });
  const batch = useBatch(assignOrders);
  const ids = records.map(({ id }) => id);
  const titleOf = (n: number) => fillCopy(copy.assignTitle, { n });
  const assign = (userId: string) => {
    setOpen(false);
    // An assignment is possible whatever happened to the order, as long as it is open.
    const unversioned = records.map(({ id, name }) => ({ id, name }));
    void batch.run(unversioned, { userId });
  };
  useShortcuts([
    {
      keys: [actionKeys.assign],
      label: copy.assignSelected,
      group: copy.keys,
      run: () => ids.length > 0 && setOpen(true),
    },
  ]);
  const userId = user?.id;
  const why = takeover.trim();
  return (
    <>
      <Button size="small" aria-keyshortcuts={actionKeys.assign} onClick={() => setOpen(true)}>
        {copy.assign}
      </Button>
      {userId !== undefined && (
        <Button size="small" onClick={() => assign(userId)}>
          {copy.take}
        </Button>
      )}
      <RefuseSelected
        operation={refuseOrders}
        selection={selection}
        action={copy.refuse}
        hrefOf={hrefForOrder}
        fields={<TakeoverField value={takeover} onChange={(text) => setKept({ takeover: text })} />}
        more={why === '' ? undefined : { takeoverReason: why }}
      />
      <ExportAction size="small" label={copy.export} filters={{ ids }} />
      {isOpen && (
        <Suspense fallback={null}>
          <AssignOrdersDialog
            orderIds={ids}
            onAssign={({ id }) => assign(id)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      <BatchResults {...{ batch, selection, titleOf }} hrefOf={hrefForOrder} />
    </>
  );
}
