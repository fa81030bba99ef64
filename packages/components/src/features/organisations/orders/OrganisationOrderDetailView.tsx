import type { CaseContact, OrganisationOrderDetail } from '@huiqi/sdk';
import { formatDateTime, serviceOrderTransitionsFrom } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { linkProps } from '../../../patterns/link/linkProps.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { DeskDetail } from '../../../patterns/StaffDesk/DeskDetail.js';
import type { NumberReading } from '../../../patterns/StaffDesk/MaskedNumbers.js';
import type { DeskQueue } from '../../../patterns/StaffDesk/deskQueueTypes.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { priceFigure } from '../content/contentFacts.js';
import { useOrganisationsCopy, type OrganisationsCopy } from '../copy.js';
import { handlingTexts, isHandling, type OrderHandling } from './orderHandling.js';
import { orderSections } from './orderSections.js';
import { OrderTag } from '../list/OrganisationTags.js';

export interface OrganisationOrderDetailViewProps {
  readonly order: OrganisationOrderDetail;
  readonly reading: NumberReading<CaseContact>;
  /** Link to the desk. */
  readonly back: PageLink;
  /** The previous and next order in the list it was opened from. */
  readonly queue?: DeskQueue | undefined;
  readonly productLink: (productId: string) => LinkTarget;
  readonly onHandle: (handling: OrderHandling) => void;
  /** Other orders of the company; omitted without it. */
  readonly evidence?: ReactNode;
}

const kinds = { ACCEPTED: 'approve', REFUSED: 'refuse', FINISHED: 'record' } as const;

/** Facts on the left, actions on the right. */
export function OrganisationOrderDetailView(props: OrganisationOrderDetailViewProps) {
  const { order, reading, back, queue, productLink, onHandle, evidence } = props;
  const copy = useOrganisationsCopy();
  const { status, productId } = order;
  const open = serviceOrderTransitionsFrom(status, 'ORGANISATION')
    .map(({ to }) => to)
    .filter(isHandling);
  const texts = handlingTexts(status, copy);
  const product = productLink(productId);
  return (
    <DeskDetail
      back={back}
      name={order.entName}
      status={<OrderTag status={status} name={order.statusName} />}
      number={{ label: copy.orderId, value: order.id }}
      figures={[
        priceFigure(order, copy),
        { label: copy.created, value: formatDateTime(order.createdTs) },
      ]}
      sections={orderSections(order, { reading, evidence }, copy)}
      decision={{
        title: copy.handle,
        queue,
        actions: open.map((handling) => ({
          kind: kinds[handling],
          label: texts[handling].title,
          onSelect: () => onHandle(handling),
        })),
        children: <p>{hintOf(status, copy)}</p>,
        tools: (
          <LinkButton block variant="text" {...linkProps(product)}>
            {copy.viewProduct}
          </LinkButton>
        ),
      }}
    />
  );
}

function hintOf(status: string, copy: OrganisationsCopy): string {
  switch (status) {
    case 'PENDING':
      return copy.waitsForAccept;
    case 'ACCEPTED':
      return copy.waitsForFinish;
    case 'REFUSED':
      return copy.closedRefused;
    case 'CANCELED':
      return copy.closedCanceled;
    default:
      return copy.closedFinished;
  }
}
