import {
  getDeclarationEvidence,
  getDemandEvidence,
  getRenewalEvidence,
  getTicketEvidence,
} from '@huiqi/sdk';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { CaseEvidenceView } from './CaseEvidenceView.js';

const operations = {
  TICKET: getTicketEvidence,
  DECLARATION: getDeclarationEvidence,
  DEMAND: getDemandEvidence,
  RENEWAL: getRenewalEvidence,
} as const;

export interface CaseEvidenceProps {
  readonly kind: keyof typeof operations;
  readonly id: string;
}

/** Of three blocks with a few rows, in pixels. */
const loadingHeight = 160;

/** What the applicant of a case has received and applied for. */
export function CaseEvidence({ kind, id }: CaseEvidenceProps) {
  const query = useOperation(operations[kind], { id });
  return (
    <DataState
      state={toDataState(query)}
      loading={<Skeleton shape="block" height={loadingHeight} />}
    >
      {(evidence) => <CaseEvidenceView evidence={evidence} ofCompany={kind !== 'RENEWAL'} />}
    </DataState>
  );
}
