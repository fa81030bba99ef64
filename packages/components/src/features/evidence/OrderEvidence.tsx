import { getOrderEvidence } from '@huiqi/sdk';
import { useState } from 'react';
import { describeError } from '../../provider/describeError.js';
import type { LinkTarget } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { useShortcuts } from '../../patterns/ShortcutHelp/useShortcuts.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { useEvidenceCopy } from './copy.js';
import { EarliestAuthorised } from './EarliestAuthorised.js';
import { OrderEvidenceView, type AppliedFor } from './OrderEvidenceView.js';
import { RefreshCompany } from './RefreshCompany.js';

export interface OrderEvidenceProps {
  readonly orderId: string;
  readonly applied: AppliedFor & {
    /** The account that applied. */
    readonly applyUserId?: string | undefined;
    /** Credit code of the company. */
    readonly nsrsbh?: string | null | undefined;
  };
  /** Links to other orders; plain text without it. */
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
}

/** Of four blocks with a few orders and companies, in pixels: the facts below barely move. */
const loadingHeight = 320;

/** What the decision on an order rests on. The company's report is only read if asked for. */
export function OrderEvidence({ orderId, applied, orderLink }: OrderEvidenceProps) {
  const [withReport, setWithReport] = useState(false);
  const query = useOperation(getOrderEvidence, { id: orderId });
  const read = useOperation(
    getOrderEvidence,
    { id: orderId, withReport: true },
    { enabled: withReport },
  );
  const { applyUserId, nsrsbh } = applied;
  const copy = useEvidenceCopy();
  const readReport = () => void (withReport ? read.refetch() : setWithReport(true));
  const isReadable = (read.data ?? query.data)?.obstacle === 'NOT_READ';
  useShortcuts(
    isReadable ? [{ keys: ['i'], label: copy.readReport, group: copy.keys, run: readReport }] : [],
  );
  return (
    <DataState
      state={toDataState(query)}
      loading={<Skeleton shape="block" height={loadingHeight} />}
    >
      {(evidence) => (
        <OrderEvidenceView
          evidence={read.data ?? evidence}
          applied={applied}
          orderLink={orderLink}
          busy={read.isFetching}
          onReadReport={readReport}
          company={
            <>
              {read.error && <ErrorPanel compact {...describeError(read.error)} />}
              {nsrsbh && <RefreshCompany nsrsbh={nsrsbh} />}
            </>
          }
          earliest={
            applyUserId && <EarliestAuthorised userId={applyUserId} orderLink={orderLink} />
          }
        />
      )}
    </DataState>
  );
}
