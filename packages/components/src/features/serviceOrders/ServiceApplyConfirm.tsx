import type { RelatedCompany, ServiceProductDetail } from '@huiqi/sdk';
import { formatText } from '@huiqi/sdk/domain';
import type { RefObject } from 'react';
import { describeError } from '../../provider/describeError.js';
import { isConflict } from '../../provider/isConflict.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { useServiceApplyCopy } from './applyCopy.js';
import { serviceFacts } from './serviceFacts.js';
import * as css from './serviceOrders.css.js';

export interface ServiceApplyConfirmProps {
  readonly product: ServiceProductDetail;
  readonly company: RelatedCompany;
  /** What was typed. */
  readonly values: Readonly<Record<string, string>>;
  readonly busy: boolean;
  /** Error of the last submission, or null. */
  readonly failure: unknown;
  /** Receives focus on close if the form is disabled by then. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  readonly onConfirm: () => void;
  readonly onModify: () => void;
}

/** A summary before the order is sent. */
export function ServiceApplyConfirm(props: ServiceApplyConfirmProps) {
  const { product, company, values, busy, failure, fallbackFocus, onConfirm, onModify } = props;
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
      <div className={css.stack}>
        {isConflict(failure) && <ErrorPanel compact {...describeError(failure)} />}
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
      </div>
    </ConfirmDialog>
  );
}
