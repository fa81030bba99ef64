import type { ServiceOrderDetail } from '@huiqi/sdk';
import { phoneHref } from '@huiqi/sdk/domain';
import type { DetailAsideProps } from '../../patterns/DetailPage/DetailAside.js';
import { ActionButton } from '../../patterns/page/ActionButton.js';
import type { PageAction } from '../../patterns/page/types.js';
import type { LinkTarget } from '../../provider/screen.js';
import type { ServiceOrdersCopy } from './copy.js';
import { serviceOrderNextStep } from './serviceOrderNextStep.js';

export interface ServiceOrderAsideProps {
  readonly order: ServiceOrderDetail;
  /** The marketplace. */
  readonly services: LinkTarget;
  /** The form of a service. */
  readonly applyLink: (productId: string) => LinkTarget;
  readonly productLink: (productId: string) => LinkTarget;
  readonly onRate: () => void;
  readonly onCancel: () => void;
}

const toAction = (label: string, { href, onOpen }: LinkTarget): PageAction => ({
  label,
  href,
  onSelect: onOpen,
});

/** The next step: one primary action, the rest below. */
export function serviceOrderAside(
  props: ServiceOrderAsideProps,
  copy: ServiceOrdersCopy,
): DetailAsideProps {
  const { order, services, applyLink, productLink, onRate, onCancel } = props;
  const { orgContractPhone, productId, orderStatus, mayCancel } = order;
  const { line, action } = serviceOrderNextStep(order);
  const again =
    orderStatus === 'REFUSED'
      ? toAction(copy.find, services)
      : toAction(copy.again, applyLink(productId));
  const view = toAction(copy.viewProduct, productLink(productId));
  const call: PageAction[] = orgContractPhone
    ? [{ label: `${copy.call} ${orgContractPhone}`, href: phoneHref(orgContractPhone) }]
    : [];
  const primary = {
    rate: { label: copy.rate, onSelect: onRate },
    call: call[0] ?? view,
    view,
    again,
  }[action];
  const more: PageAction[] = [
    ...(action === 'rate' ? call : []),
    ...(action === 'view' ? [] : [view]),
    ...(mayCancel ? [{ label: copy.cancel, onSelect: onCancel }] : []),
  ];
  return {
    label: copy.next,
    action: primary,
    children: (
      <>
        {line && <p>{copy[line]}</p>}
        {more.map((one) => (
          <ActionButton key={one.label} block action={one} />
        ))}
      </>
    ),
  };
}
