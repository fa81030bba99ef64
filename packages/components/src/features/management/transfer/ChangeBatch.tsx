import { actOnChanges } from '@huiqi/sdk';
import { useState } from 'react';
import type { RowSelection } from '../../../patterns/StaffDesk/useRowSelection.js';
import { BatchResults } from '../../../provider/BatchResults.js';
import { fillCopy } from '../../../provider/copy.js';
import { RefuseSelected } from '../../../provider/RefuseSelected.js';
import { useBatch } from '../../../provider/useBatch.js';
import { Button } from '../../../ui/Button/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { useManagementCopy } from '../copy.js';
import { useTransferCopy } from './copy.js';

export interface ChangeBatchProps {
  readonly selection: RowSelection;
  readonly hrefOf: (id: string) => string;
}

/** What can be done with the selected changes, such as all of an import. */
export function ChangeBatch({ selection, hrefOf }: ChangeBatchProps) {
  const copy = useTransferCopy();
  const management = useManagementCopy();
  const batch = useBatch(actOnChanges);
  const [action, setAction] = useState(copy.submitMany);
  const [isAsking, setAsking] = useState(false);
  const titleOf = (n: number) => fillCopy(copy.manyOf, { action, n });
  function run(kind: 'APPROVE' | 'PUBLISH' | 'SUBMIT', label: string) {
    setAction(label);
    void batch.run(selection.records, { action: kind, reason: '' });
  }
  const refusal = { operation: actOnChanges, selection, hrefOf };
  return (
    <>
      <Button size="small" onClick={() => run('SUBMIT', copy.submitMany)}>
        {copy.submitMany}
      </Button>
      <Button size="small" onClick={() => setAsking(true)}>
        {copy.publishMany}
      </Button>
      <Button size="small" onClick={() => run('APPROVE', copy.approveMany)}>
        {copy.approveMany}
      </Button>
      <RefuseSelected {...refusal} action={copy.returnMany} more={{ action: 'RETURN' }} />
      <RefuseSelected {...refusal} action={copy.undoMany} more={{ action: 'UNDO' }} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={management.publishTitle}
        okText={fillCopy(copy.manyOf, { action: copy.publishMany, n: selection.records.length })}
        onOk={() => {
          setAsking(false);
          run('PUBLISH', copy.publishMany);
        }}
      >
        <p>{copy.publishManyText}</p>
      </ConfirmDialog>
      <BatchResults {...{ batch, selection, titleOf, hrefOf }} />
    </>
  );
}
