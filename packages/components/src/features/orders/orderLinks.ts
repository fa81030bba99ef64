import { screenLink, type LinkTarget, type ScreenProps } from '../../provider/screen.js';
import type { OrderActionName } from './orderNextStep.js';
import type { OrderPaths, SavedOrder } from './paths.js';

/** Targets of an order's actions, and of its report; undefined if the site has no such page. */
export type OrderActionLinks = (
  order: SavedOrder,
) => Partial<Readonly<Record<Exclude<OrderActionName, 'close'> | 'report', LinkTarget>>>;

/** An order's actions as links of a screen. */
export function orderActionLinks(
  props: Pick<ScreenProps<Omit<OrderPaths, 'orders' | 'order'>>, 'hrefFor' | 'navigate' | 'paths'>,
): OrderActionLinks {
  const { resume, drawDown, product, products, report } = props.paths;
  const link = (to: string) => screenLink(props, to);
  return (order) => ({
    ...(resume ? { resume: link(resume(order)) } : {}),
    ...(drawDown ? { drawDown: link(drawDown(order.orderId)) } : {}),
    ...(product ? { applyAgain: link(product({ id: order.productId })) } : {}),
    ...(report ? { report: link(report(order.orderId)) } : {}),
    products: link(products()),
  });
}
