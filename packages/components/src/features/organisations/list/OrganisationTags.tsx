import {
  AuditStateLabels,
  ServiceOrderStatusLabels,
  ServiceProductStatusLabels,
  type AuditState,
  type ServiceOrderStatus,
  type ServiceProductStatus,
} from '@huiqi/sdk';
import { labelOf } from '@huiqi/sdk/domain';
import { Tag, type TagTone } from '../../../ui/Tag/Tag.js';

const auditTones: Readonly<Record<AuditState, TagTone>> = {
  PENDING: 'warning',
  PASSED: 'success',
  NOT_PASSED: 'danger',
};

/** Review status of an organisation or product. */
export function AuditTag({ state }: { readonly state: AuditState }) {
  return <Tag tone={auditTones[state]}>{AuditStateLabels[state]}</Tag>;
}

/** Whether a product is on offer. */
export function ShelfTag({ status }: { readonly status: ServiceProductStatus }) {
  return (
    <Tag tone={status === 'ON_SHELF' ? 'info' : 'neutral'}>
      {ServiceProductStatusLabels[status]}
    </Tag>
  );
}

const orderTones: Readonly<Record<string, TagTone>> = {
  PENDING: 'warning',
  ACCEPTED: 'info',
  REFUSED: 'danger',
  FINISHED: 'success',
};

export interface OrderTagProps {
  readonly status: ServiceOrderStatus;
  /** The server's label, for unknown statuses. */
  readonly name?: string | undefined;
}

/** Status of a service order. */
export function OrderTag({ status, name }: OrderTagProps) {
  return (
    <Tag tone={orderTones[status] ?? 'neutral'}>
      {name ?? labelOf(ServiceOrderStatusLabels, status)}
    </Tag>
  );
}
