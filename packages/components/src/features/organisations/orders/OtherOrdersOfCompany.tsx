import { listOrganisationOrders, type OrganisationOrder } from '@huiqi/sdk';
import { formatDate, labelOf, ServiceOrderStatusLabels } from '@huiqi/sdk/domain';
import { DataState } from '../../../patterns/DataState/DataState.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { EvidenceRows } from '../../evidence/EvidenceRows.js';
import { useOrganisationsCopy } from '../copy.js';

export interface OtherOrdersOfCompanyProps {
  readonly order: Pick<OrganisationOrder, 'id' | 'nsrsbh'>;
  readonly orderLink?: ((orderId: string) => LinkTarget) | undefined;
}

const shown = 10;
/** Of a few lines, in pixels. */
const loadingHeight = 80;

/** The newest other orders of the same company at this organisation. */
export function OtherOrdersOfCompany({ order, orderLink }: OtherOrdersOfCompanyProps) {
  const copy = useOrganisationsCopy();
  const query = useOperation(listOrganisationOrders, { nsrsbh: order.nsrsbh, size: shown + 1 });
  return (
    <DataState
      state={toDataState(query)}
      loading={<Skeleton shape="block" height={loadingHeight} />}
    >
      {({ content }) => (
        <EvidenceRows
          none={copy.noOtherOrders}
          rows={content
            .filter(({ id }) => id !== order.id)
            .slice(0, shown)
            .map(({ id, productName, status, statusName, createdTs }) => ({
              id,
              name: productName,
              link: orderLink?.(id),
              about: `${statusName ?? labelOf(ServiceOrderStatusLabels, status)} · ${formatDate(createdTs)}`,
            }))}
        />
      )}
    </DataState>
  );
}
