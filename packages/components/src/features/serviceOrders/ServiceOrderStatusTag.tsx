import { ServiceOrderStatusLabels, type ServiceOrder } from '@huiqi/sdk';
import { labelOf } from '@huiqi/sdk/domain';
import { Tag, type TagTone } from '../../ui/Tag/Tag.js';

const tones: Readonly<Record<string, TagTone>> = {
  PENDING: 'warning',
  ACCEPTED: 'info',
  REFUSED: 'danger',
  FINISHED: 'success',
};

export type ServiceOrderStatusTagProps = Pick<ServiceOrder, 'orderStatus' | 'orderStatusName'>;

/** The state of a service order, also for unknown ones. */
export function ServiceOrderStatusTag(props: ServiceOrderStatusTagProps) {
  const { orderStatus, orderStatusName } = props;
  return (
    <Tag tone={tones[orderStatus] ?? 'neutral'}>
      {orderStatusName ?? labelOf(ServiceOrderStatusLabels, orderStatus)}
    </Tag>
  );
}
