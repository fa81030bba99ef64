import { getStaffOrder, type StaffOrderDetail as StaffOrderData } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { type ReactNode } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { OrderEvidence } from '../../evidence/OrderEvidence.js';
import { hasReport } from '../../orders/hasReport.js';
import { LoanCorrection } from '../decision/LoanCorrection.js';
import { OrderContact } from './OrderContact.js';
import { OrderHistory } from '../trail/OrderHistory.js';
import { StaffDecisionDialog } from '../decision/StaffDecisionDialog.js';
import { StaffOrderDetailView } from './StaffOrderDetailView.js';
import { useStaffOrderCopy } from '../list/copy.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import { useStaffDecision } from '../decision/useStaffDecision.js';

export interface StaffOrderDetailProps {
  readonly orderId: string;
  /** Link to the desk. */
  readonly back: PageLink;
  /** The previous and next order in the queue it was opened from. */
  readonly queue?: DeskQueue | undefined;
  /** Link to the order's audit trail; omitted without it. */
  readonly trail?: LinkTarget | undefined;
  /** Links to other orders of the company. */
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
  /** Rendered below the decision: assigning the order, changing its recommender. */
  readonly renderTools?: ((order: StaffOrderData) => ReactNode) | undefined;
  /** Called when the order has been loaded. */
  readonly onOrder?: ((order: StaffOrderData) => void) | undefined;
  /** Link to the company's report, which has a key. */
  readonly report?: LinkTarget | undefined;
  readonly onDecided?: (() => void) | undefined;
}

/** An order for staff, with the available actions. */
export function StaffOrderDetail(props: StaffOrderDetailProps) {
  const { orderId, back, queue, trail, report, orderLink, renderTools } = props;
  const { onOrder, onDecided } = props;
  const own = useStaffOrderCopy();
  const query = useOperation(getStaffOrder, { id: orderId });
  const staff = useStaffDecision(orderId, () => {
    queue?.onDecided?.();
    onDecided?.();
  });
  const subjectOf = ({ companyName, loanAmount, loanterm, productName }: StaffOrderData) =>
    fillCopy(own.subject, {
      company: companyName,
      amount: formatThousands(loanAmount),
      months: String(loanterm),
      product: productName,
    });
  useOnLoaded(query.data, onOrder);
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(order) => (
        <>
          <StaffOrderDetailView
            order={order}
            back={back}
            queue={queue}
            actions={staff.isKnown ? { ...staff.choices, loan: staff.mayEnterLoan } : undefined}
            obstacle={staff.obstacle}
            done={staff.done}
            report={hasReport(order) ? report : undefined}
            onAct={(action) => staff.open(action, order.version)}
            contact={<OrderContact key={order.orderId} order={order} />}
            evidence={
              <OrderEvidence
                key={order.orderId}
                orderId={order.orderId}
                applied={order}
                orderLink={orderLink}
              />
            }
            history={<OrderHistory order={order} trail={trail} />}
            tools={
              <>
                <LoanCorrection order={order} subject={subjectOf(order)} />
                {renderTools?.(order)}
              </>
            }
          />
          {staff.dialog && (
            <StaffDecisionDialog
              order={order}
              staff={staff}
              dialog={staff.dialog}
              queue={queue}
              subject={subjectOf(order)}
            />
          )}
        </>
      )}
    </PageState>
  );
}
