import {
  assignDemand,
  closeDemand,
  getStaffDemand,
  readDemandContact,
  replyToDemand,
  type StaffDemandDetail as Demand,
} from '@huiqi/sdk';
import { useState } from 'react';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useCaseNumbers } from '../../../provider/useCaseNumbers.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import { CaseEvidence } from '../../evidence/CaseEvidence.js';
import { DemandDecisionDialog, type DecisionDraft } from './DemandDecisionDialog.js';
import { useStaffDemandsCopy } from './copy.js';
import { StaffDemandDetailView, type DemandDecision } from './StaffDemandDetailView.js';

export interface StaffDemandDetailProps {
  readonly demandId: string;
  /** Link to the desk. */
  readonly back: PageLink;
  /** The previous and next demand in the queue it was opened from. */
  readonly queue?: DeskQueue | undefined;
  /** Called when the demand has been loaded. */
  readonly onDemand?: ((demand: Demand) => void) | undefined;
}

/** A demand for replying staff, with the available actions. */
export function StaffDemandDetail(props: StaffDemandDetailProps) {
  const { demandId: id, back, queue, onDemand } = props;
  const copy = useStaffDemandsCopy();
  // The version that was read: what others did later must be read first.
  const [dialog, setDialog] = useState<{ kind: DemandDecision; version: number } | null>(null);
  const query = useOperation(getStaffDemand, { id });
  const reading = useCaseNumbers(readDemandContact, { id });
  const settled = {
    refreshOnConflict: true,
    onSuccess: () => {
      setDialog(null);
      queue?.onDecided?.();
    },
  };
  const writes = {
    ASSIGN: useMutationOf(assignDemand, { successMessage: copy.assigned, ...settled }),
    REPLY: useMutationOf(replyToDemand, { successMessage: copy.replied, ...settled }),
    CLOSE: useMutationOf(closeDemand, { successMessage: copy.closed, ...settled }),
  };
  useOnLoaded(query.data, onDemand);
  function open(next: typeof dialog) {
    Object.values(writes).forEach((write) => write.reset());
    setDialog(next);
  }
  function decide({ kind, version }: NonNullable<typeof dialog>, draft: DecisionDraft) {
    const said = draft.text.trim();
    if (kind === 'ASSIGN') {
      const remark = said === '' ? {} : { remark: said };
      const body = { departmentId: draft.departmentId, ...remark, version };
      return void writes.ASSIGN.run({ id, body });
    }
    if (kind === 'REPLY') return void writes.REPLY.run({ id, body: { content: said, version } });
    const reason = said === '' ? {} : { reason: said };
    return void writes.CLOSE.run({ id, body: { ...reason, version } });
  }
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(demand) => (
        <>
          <StaffDemandDetailView
            {...{ demand, reading, back, queue }}
            evidence={!demand.anonymity && <CaseEvidence kind="DEMAND" id={id} />}
            onDecide={(kind) => open({ kind, version: demand.version })}
          />
          {dialog && (
            <DemandDecisionDialog
              key={dialog.kind}
              form={`demand-${id}`}
              demand={demand}
              kind={dialog.kind}
              queue={queue}
              busy={writes[dialog.kind].busy}
              error={writes[dialog.kind].error}
              fieldErrors={writes[dialog.kind].fieldErrors}
              onClose={() => open(null)}
              onDecide={(draft) => decide(dialog, draft)}
            />
          )}
        </>
      )}
    </PageState>
  );
}
