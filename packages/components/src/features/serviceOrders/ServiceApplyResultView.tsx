import { ServiceOrderStatusLabels, type ServiceOrderDetail } from '@huiqi/sdk';
import { formatDateTime, labelOf, phoneHref } from '@huiqi/sdk/domain';
import { ResultPage } from '../../patterns/ResultPage/ResultPage.js';
import type { LinkTarget } from '../../provider/screen.js';
import { labelled } from '../../copy/punctuation.js';
import { useServiceApplyCopy, type ServiceApplyCopy } from './applyCopy.js';
import { useServiceOrdersCopy } from './copy.js';
import { serviceOrderTimeline } from './serviceOrderFacts.js';
import { serviceOrderNextStep } from './serviceOrderNextStep.js';

export interface ServiceApplyResultViewProps {
  readonly order: ServiceOrderDetail;
  readonly open: LinkTarget;
  /** The marketplace. */
  readonly services: LinkTarget;
}

/** A placed service order and the next steps; later its state. */
export function ServiceApplyResultView({ order, open, services }: ServiceApplyResultViewProps) {
  const copy = useServiceApplyCopy();
  const ordersCopy = useServiceOrdersCopy();
  const { orderStatus, orderStatusName, orgName, orgContractPhone } = order;
  const shared = {
    number: { label: copy.orderNumber, value: order.id },
    facts: [
      { term: copy.service, value: order.productName, kind: 'name' },
      { term: copy.organisation, value: orgName, kind: 'name' },
      { term: copy.company, value: order.entName, kind: 'name' },
    ],
    primary: { label: copy.toOrder, href: open.href, onSelect: open.onOpen },
    secondary: { label: copy.more, href: services.href, onSelect: services.onOpen },
  } as const;
  if (orderStatus === 'PENDING')
    return (
      <ResultPage
        {...shared}
        outcome="success"
        title={copy.doneTitle}
        line={copy.doneLine}
        next={upcoming(order, copy)}
      />
    );
  const title = orderStatusName ?? labelOf(ServiceOrderStatusLabels, orderStatus);
  const history = serviceOrderTimeline(order, ordersCopy);
  const { line: key } = serviceOrderNextStep(order);
  const line = key === null ? undefined : ordersCopy[key];
  if (orderStatus !== 'REFUSED')
    return (
      <ResultPage
        {...shared}
        outcome={orderStatus === 'ACCEPTED' || orderStatus === 'FINISHED' ? 'success' : 'pending'}
        title={title}
        line={line}
        next={history}
        nextTitle={copy.history}
      />
    );
  const reason = [...order.records].reverse().find(({ event }) => event === 'REFUSE')?.remark;
  return (
    <ResultPage
      {...shared}
      outcome="failure"
      title={title}
      reason={labelled(orgName, reason ?? copy.noReason)}
      cure={line}
      history={history}
      alternatives={[
        ...(orgContractPhone
          ? [{ label: copy.callOrg, hint: orgContractPhone, href: phoneHref(orgContractPhone) }]
          : []),
        { label: copy.more, hint: copy.moreHint, ...services },
      ]}
      secondary={undefined}
    />
  );
}

const upcoming = (order: ServiceOrderDetail, copy: ServiceApplyCopy) => [
  {
    key: 'done',
    title: copy.doneTitle,
    time: formatDateTime(order.createdTs),
    tone: 'success' as const,
  },
  ...(
    [
      ['accept', copy.stepAccept, copy.stepAcceptHint],
      ['serve', copy.stepServe, copy.stepServeHint],
      ['rate', copy.stepRate, copy.stepRateHint],
    ] as const
  ).map(([key, title, description]) => ({ key, title, description, tone: 'neutral' as const })),
];
