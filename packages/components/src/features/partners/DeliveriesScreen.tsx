import { getWebhookDelivery, redeliverWebhook } from '@huiqi/sdk';
import { PageState } from '../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../patterns/DetailPage/DetailPageSkeleton.js';
import { filtersInQuery, screenLink, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperation } from '../../provider/useOperation.js';
import { usePartnersCopy } from './copy.js';
import { DeliveryDetailView } from './DeliveryDetailView.js';
import { deliveryFilters } from './deliveryFilters.js';
import { DeliveryList } from './DeliveryList.js';
import type { PartnerPaths } from './paths.js';

type Props = ScreenProps<PartnerPaths>;

/** The delivery log; `id` in the query opens a delivery, the rest are filters. */
export function DeliveriesScreen(props: Props) {
  const { query, paths } = props;
  const id = query.get('id');
  if (id) return <OneDelivery {...props} key={id} id={id} />;
  return (
    <DeliveryList
      {...filtersInQuery(props, deliveryFilters)}
      links={{
        partners: screenLink(props, paths.partners()),
        deliveries: screenLink(props, paths.deliveries()),
      }}
      deliveryLink={(one) => screenLink(props, paths.delivery(one))}
    />
  );
}

function OneDelivery(props: Props & { readonly id: string }) {
  const { id, paths, backTo } = props;
  const copy = usePartnersCopy();
  const query = useOperation(getWebhookDelivery, { id });
  const redeliver = useMutationOf(redeliverWebhook, { successMessage: copy.redelivered });
  const back = { label: copy.backToLog, ...screenLink(props, backTo(paths.deliveries())) };
  return (
    <PageState state={toDataState(query)} loading={<DetailPageSkeleton back={back} />} exit={back}>
      {(delivery) => (
        <DeliveryDetailView
          delivery={delivery}
          back={back}
          partnerLink={screenLink(props, paths.partner(delivery.partnerId))}
          orderLink={
            delivery.orderId === null ? undefined : screenLink(props, paths.order(delivery.orderId))
          }
          busy={redeliver.busy}
          problem={redeliver.error}
          onRedeliver={() => void redeliver.run({ id })}
        />
      )}
    </PageState>
  );
}
