import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { OrderAuthorisation } from './authorisation/OrderAuthorisation.js';
import type { CompanyPaths } from './paths.js';

export type OrderAuthorisationScreenProps = ScreenProps<Pick<CompanyPaths, 'order'>>;

/** The tax authorisation of an order (`orderId` in the query), or that of its report (`orderId` in the path). */
export function OrderAuthorisationScreen(props: OrderAuthorisationScreenProps) {
  const { params, query, paths } = props;
  const ofReport = params['orderId'];
  const orderId = ofReport ?? query.get('orderId') ?? '';
  return (
    <OrderAuthorisation
      key={orderId}
      orderId={orderId}
      kind={ofReport === undefined ? 'tax' : 'report'}
      order={screenLink(props, paths.order(orderId))}
    />
  );
}
