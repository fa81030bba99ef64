import type { OrderDetail } from '@huiqi/sdk';
import { formatWanFigure, phoneHref } from '@huiqi/sdk/domain';
import type { DetailAsideProps } from '../../patterns/DetailPage/DetailAside.js';
import { ActionButton } from '../../patterns/page/ActionButton.js';
import type { PageAction } from '../../patterns/page/types.js';
import type { OrdersCopy } from './copy.js';
import { hasReport } from './hasReport.js';
import type { OrderActionLinks } from './orderLinks.js';
import { actionsOf, closingOf, nextLineOf } from './orderNextStep.js';
import { localized } from '../../provider/copy.js';

interface AsideOptions {
  readonly order: OrderDetail;
  readonly copy: OrdersCopy;
  readonly links: OrderActionLinks;
  /** Called to delete or withdraw it. */
  readonly onClose: () => void;
}

/** The next step and the applicant's actions: one primary, the rest below. */
export function orderAside({ order, copy, links, onClose }: AsideOptions): DetailAsideProps {
  const { consultPhone, line } = order;
  const targets = links(order);
  const ofOrder = actionsOf(order).flatMap((name): PageAction[] => {
    if (name === 'close') return [];
    const target = targets[name];
    const label = name === 'products' ? copy.otherProducts : copy[name];
    return target ? [{ label, href: target.href, onSelect: target.onOpen }] : [];
  });
  const call: PageAction[] = consultPhone
    ? [{ label: `${copy.callBank} ${consultPhone}`, href: phoneHref(consultPhone) }]
    : [];
  const market: PageAction[] = targets.products
    ? [
        {
          label: copy.otherProducts,
          href: targets.products.href,
          onSelect: targets.products.onOpen,
        },
      ]
    : [];
  const [action = { label: copy.otherProducts }, ...more] =
    ofOrder.length > 0 ? [...ofOrder, ...call] : [...call, ...market];
  const report: PageAction[] =
    hasReport(order) && targets.report
      ? [{ label: copy.report, href: targets.report.href, onSelect: targets.report.onOpen }]
      : [];
  const close: PageAction[] = actionsOf(order).includes('close')
    ? [{ label: copy[closingOf(order).label], onSelect: onClose }]
    : [];
  return {
    label: copy.next,
    figure: line
      ? {
          label: copy.lineAvailable,
          value: localized(copy, formatWanFigure)(line.available),
          unit: copy.wan,
        }
      : undefined,
    action,
    children: (
      <>
        <p>{copy[nextLineOf(order)]}</p>
        {[...more, ...report, ...close].map((one) => (
          <ActionButton key={one.label} block action={one} />
        ))}
      </>
    ),
  };
}
