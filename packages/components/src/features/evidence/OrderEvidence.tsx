import { getOrderEvidence } from '@huiqi/sdk';
import type { LinkTarget } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { OrderEvidenceView, type AppliedFor } from './OrderEvidenceView.js';

export interface OrderEvidenceProps {
  readonly orderId: string;
  readonly applied: AppliedFor;
  /** Links to other orders; plain text without it. */
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
}

/** Of four blocks with a few orders and companies, in pixels: the facts below barely move. */
const loadingHeight = 320;

/** What the decision on an order rests on. */
export function OrderEvidence({ orderId, ...view }: OrderEvidenceProps) {
  const query = useOperation(getOrderEvidence, { id: orderId });
  return (
    <DataState
      state={toDataState(query)}
      loading={<Skeleton shape="block" height={loadingHeight} />}
    >
      {(evidence) => <OrderEvidenceView evidence={evidence} {...view} />}
    </DataState>
  );
}
