import type { ServiceOrderDetail } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { ResultPage } from '../../patterns/ResultPage/ResultPage.js';
import type { LinkTarget } from '../../provider/screen.js';
import { useServiceApplyCopy } from './applyCopy.js';

export interface ServiceApplyResultViewProps {
  readonly order: ServiceOrderDetail;
  readonly open: LinkTarget;
  /** The marketplace. */
  readonly services: LinkTarget;
}

/** A placed service order, and the next steps. */
export function ServiceApplyResultView({ order, open, services }: ServiceApplyResultViewProps) {
  const copy = useServiceApplyCopy();
  const upcoming = (
    [
      ['accept', copy.stepAccept, copy.stepAcceptHint],
      ['serve', copy.stepServe, copy.stepServeHint],
      ['rate', copy.stepRate, copy.stepRateHint],
    ] as const
  ).map(([key, title, description]) => ({ key, title, description, tone: 'neutral' as const }));
  return (
    <ResultPage
      outcome="success"
      title={copy.doneTitle}
      line={copy.doneLine}
      number={{ label: copy.orderNumber, value: order.id }}
      facts={[
        { term: copy.service, value: order.productName, kind: 'name' },
        { term: copy.organisation, value: order.orgName, kind: 'name' },
        { term: copy.company, value: order.entName, kind: 'name' },
      ]}
      next={[
        {
          key: 'done',
          title: copy.doneTitle,
          time: formatDateTime(order.createdTs),
          tone: 'success',
        },
        ...upcoming,
      ]}
      primary={{ label: copy.toOrder, href: open.href, onSelect: open.onOpen }}
      secondary={{ label: copy.more, href: services.href, onSelect: services.onOpen }}
    />
  );
}
