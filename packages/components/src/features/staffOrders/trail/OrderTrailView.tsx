import {
  OrderTrailFaultKindLabels,
  type OrderTrail,
  type OrderTrailFault,
  type StaffOrderDetail,
} from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import { BackLink } from '../../../patterns/page/BackLink.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { Table } from '../../../ui/Table/Table.js';
import * as css from './orderTrail.css.js';
import { trailColumns } from './trailColumns.js';
import { useStaffOrderCopy, type StaffOrderCopy } from '../list/copy.js';

export interface OrderTrailViewProps {
  readonly trail: OrderTrail;
  /** The trail's order; undefined until known. */
  readonly order?: Pick<StaffOrderDetail, 'companyName' | 'orderCode'> | undefined;
  /** Link to the order. */
  readonly back: PageLink;
  readonly checking?: boolean | undefined;
  /** Reloads and checks the trail. */
  readonly onCheck: () => void;
}

/** Every row of the trail, and whether its hashes are valid. */
export function OrderTrailView({ trail, order, back, checking, onCheck }: OrderTrailViewProps) {
  const copy = useStaffOrderCopy();
  return (
    <div className={css.page}>
      <BackLink {...back} />
      <PageTitle
        description={
          order && fillCopy(copy.trailOf, { company: order.companyName, code: order.orderCode })
        }
        actions={
          <Button loading={checking} onClick={onCheck}>
            {copy.checkAgain}
          </Button>
        }
      >
        {copy.trailTitle}
      </PageTitle>
      <div role="status">
        <Banner tone={trail.verified ? 'success' : 'danger'}>
          <Verdict trail={trail} copy={copy} />
        </Banner>
      </div>
      <Table
        caption={copy.trailCaption}
        density="compact"
        cardsBelow="desk"
        columns={trailColumns(copy, trail)}
        rows={trail.rows}
        rowKey={({ position }) => String(position)}
      />
    </div>
  );
}

function Verdict({ trail, copy }: { readonly trail: OrderTrail; readonly copy: StaffOrderCopy }) {
  const { brokenPosition, faults, verified, rows, checkedTs } = trail;
  const broken =
    brokenPosition === null ? copy.brokenOrder : fillCopy(copy.broken, { n: brokenPosition });
  return (
    <>
      <p>{verified ? fillCopy(copy.verified, { n: rows.length }) : broken}</p>
      {faults.length > 0 && (
        <ul className={css.faults}>
          {faults.map((fault) => (
            <li key={`${fault.position} ${fault.kind}`}>{faultText(fault, copy)}</li>
          ))}
        </ul>
      )}
      <p className={css.note}>{fillCopy(copy.checkedAt, { time: formatDateTime(checkedTs) })}</p>
    </>
  );
}

function faultText({ position, kind }: OrderTrailFault, copy: StaffOrderCopy): string {
  const what = OrderTrailFaultKindLabels[kind];
  return position === null ? what : fillCopy(copy.faultAt, { n: position, what });
}
