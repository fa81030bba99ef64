import type { CalculatorPaths } from '@huiqi/components/calculators';
import type { NoticePaths } from '@huiqi/components/notices';
import type { ReportPaths } from '@huiqi/components/reports';
import { ordersPath, partnerPaths } from '../paths.js';
import type { PartnerPaths } from '../types.js';
import { withQuery } from '../withQuery.js';

/** The addresses of every screen of a widget. */
export type WidgetPaths = PartnerPaths & CalculatorPaths & NoticePaths & ReportPaths;

const noticesPath = '/msgCenter';

const productCalculator = (productId?: string) => withQuery('/productCalculator', { productId });

/** The site's addresses for the same screens, besides the insurer-style ones (spec 1 §2). */
export const widgetPaths: WidgetPaths = {
  ...partnerPaths,
  companies: () => '/cIGNAWhite',
  drawDown: (orderId) => withQuery('/drawDown', { orderId }),
  report: (orderId) => withQuery('/creditReport', { orderId }),
  order: (orderId) => withQuery(ordersPath, { orderId }),
  loanCalculator: () => '/globalCalculator',
  productCalculator,
  plan: productCalculator,
  loanLimit: () => '/quotacal',
  notices: (query) => withQuery(noticesPath, Object.fromEntries(query ?? [])),
  notice: (noticeId) => withQuery(noticesPath, { noticeId }),
  subject: ({ kind, id }) =>
    kind === 'ORDER' ? withQuery(ordersPath, { orderId: id }) : undefined,
};
