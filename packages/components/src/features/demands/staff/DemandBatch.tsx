import { assignDemands, closeDemands } from '@huiqi/sdk';
import { useState } from 'react';
import type { RowSelection } from '../../../patterns/StaffDesk/useRowSelection.js';
import { BatchResults } from '../../../provider/BatchResults.js';
import { fillCopy } from '../../../provider/copy.js';
import { RefuseSelected } from '../../../provider/RefuseSelected.js';
import { useBatch } from '../../../provider/useBatch.js';
import { Button } from '../../../ui/Button/Button.js';
import { DemandDecisionDialog } from './DemandDecisionDialog.js';
import { useStaffDemandsCopy } from './copy.js';

export interface DemandBatchProps {
  readonly selection: RowSelection;
  readonly hrefOf: (id: string) => string;
}

/** What can be done with the selected demands: they go to a department, or are closed. */
export function DemandBatch({ selection, hrefOf }: DemandBatchProps) {
  const { records } = selection;
  const copy = useStaffDemandsCopy();
  const [isOpen, setOpen] = useState(false);
  const batch = useBatch(assignDemands);
  const titleOf = (n: number) => fillCopy(copy.assignMany, { n });
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {copy.assign}
      </Button>
      <RefuseSelected
        operation={closeDemands}
        action={copy.close}
        selection={selection}
        hrefOf={hrefOf}
        fields={<p>{copy.reasonPublic}</p>}
      />
      {isOpen && (
        <DemandDecisionDialog
          form="demands"
          kind="ASSIGN"
          title={titleOf(records.length)}
          busy={false}
          error={null}
          fieldErrors={{}}
          onDecide={({ departmentId, text }) => {
            setOpen(false);
            const remark = text.trim();
            void batch.run(records, { departmentId, ...(remark === '' ? {} : { remark }) });
          }}
          onClose={() => setOpen(false)}
        />
      )}
      <BatchResults {...{ batch, selection, titleOf, hrefOf }} />
    </>
  );
}
