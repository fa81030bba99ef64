import type { RelatedCompany, ServiceProductDetail } from '@huiqi/sdk';
import { formatText } from '@huiqi/sdk/domain';
import type { RefObject } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { useServiceApplyCopy } from './applyCopy.js';
import { serviceFacts } from './serviceFacts.js';
import * as css from './serviceOrders.css.js';

export interface ServiceApplyConfirmProps {
  readonly product: ServiceProductDetail;
  readonly company: RelatedCompany;
  /** What was typed. */
  readonly values: Readonly<Record<string, string>>;
  readonly busy: boolean;
  /** Receives focus on close if the form is disabled by then. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  readonly onConfirm: () => void;
  readonly onModify: () => void;
}

/** A summary before the order is sent. */
export function ServiceApplyConfirm(props: ServiceApplyConfirmProps) {
  const { product, company, values, busy, fallbackFocus, onConfirm, onModify } = props;
  const copy = useServiceApplyCopy();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onModify();
      }}
      title={copy.confirmTitle}
      okText={copy.confirm}
      cancelText={copy.modify}
      loading={busy}
      fallbackFocus={fallbackFocus}
      onOk={onConfirm}
    >
      <DescriptionList
        size="small"
        columns={1}
        items={[
          { term: copy.service, value: product.name, kind: 'name' },
          ...serviceFacts(product, copy),
          { term: copy.company, value: company.qymc, kind: 'name' },
          { term: copy.contact, value: formatText(values['contactName']) },
          { term: copy.contactPhone, value: formatText(values['contactPhone']), kind: 'code' },
          {
            term: copy.demand,
            value: <span className={css.prose}>{formatText(values['demand']?.trim())}</span>,
            full: true,
          },
        ]}
      />
    </ConfirmDialog>
  );
}
