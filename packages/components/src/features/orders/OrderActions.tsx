import type { OrderSummary } from '@huiqi/sdk';
import { useState, type RefObject } from 'react';
import { linkProps } from '../../patterns/link/linkProps.js';
import { Button } from '../../ui/Button/Button.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { CloseOrderDialog } from './CloseOrderDialog.js';
import { useOrdersCopy } from './copy.js';
import type { OrderActionLinks } from './orderLinks.js';
import { actionsOf } from './orderNextStep.js';
import { labelled, withDetail } from '../../copy/punctuation.js';
import { localized } from '../../provider/copy.js';

export interface OrderActionsProps {
  readonly order: OrderSummary;
  readonly links: OrderActionLinks;
  /** Receives focus when the order is closed. */
  readonly landing: RefObject<HTMLElement | null>;
}

/** The applicant's actions on an order in the list. */
export function OrderActions({ order, links, landing }: OrderActionsProps) {
  const copy = useOrdersCopy();
  const [isClosing, setClosing] = useState(false);
  const targets = links(order);
  const name = localized(copy, withDetail)(order.productName, order.orderCode);
  const isSaved = order.orderStatus === 'SAVE_NOT_SUBMIT';
  return (
    <Stack direction="horizontal" gap={2} align="center" wrap={false}>
      {actionsOf(order).map((action) => {
        // The list itself links to the market; withdrawing is done on the detail page.
        if (action === 'products' || (action === 'close' && !isSaved)) return null;
        if (action === 'close')
          return (
            <Button
              key={action}
              size="small"
              variant="text"
              aria-label={localized(copy, labelled)(copy.remove, name)}
              onClick={() => setClosing(true)}
            >
              {copy.remove}
            </Button>
          );
        const target = targets[action];
        return (
          target && (
            <LinkButton key={action} size="small" variant="text" {...linkProps(target)}>
              {copy[action]}
              <VisuallyHidden>{localized(copy, labelled)('', name)}</VisuallyHidden>
            </LinkButton>
          )
        );
      })}
      {isClosing && (
        <CloseOrderDialog order={order} fallbackFocus={landing} onClose={() => setClosing(false)} />
      )}
    </Stack>
  );
}
