import { ApplicantKindLabels, type OrderSummary } from '@huiqi/sdk';
import { formatWanFigure } from '@huiqi/sdk/domain';
import type { TableColumn } from '../../ui/Table/Table.js';
import type { OrdersCopy } from './copy.js';
import { OrderStatusTag } from './OrderStatusTag.js';
import { localized } from '../../provider/copy.js';
import { withDetail } from '../../copy/punctuation.js';

/** Columns shared by all lists of orders, for applicants and staff. */
export const orderColumns = (copy: OrdersCopy) =>
  ({
    product: {
      key: 'product',
      header: copy.product,
      kind: 'name',
      render: ({ productName, bankName, parentOrderId }) =>
        `${productName}（${bankName}）${parentOrderId === null ? '' : copy.ofLine}`,
    },
    amount: {
      key: 'amount',
      header: copy.amountInWan,
      kind: 'money',
      unit: copy.wan,
      card: 'lead',
      render: ({ loanAmount }) => localized(copy, formatWanFigure)(loanAmount),
    },
    company: {
      key: 'company',
      header: copy.applicant,
      kind: 'name',
      render: ({ companyName, applicantKind }) =>
        applicantKind === 'PERSON'
          ? localized(copy, withDetail)(companyName, localized(copy, ApplicantKindLabels).PERSON)
          : companyName,
    },
    code: {
      key: 'code',
      header: copy.orderCode,
      kind: 'code',
      render: ({ orderCode }) => orderCode,
    },
    status: {
      key: 'status',
      header: copy.status,
      card: 'aside',
      render: ({ orderStatus }) => <OrderStatusTag status={orderStatus} />,
    },
  }) as const satisfies Readonly<Record<string, TableColumn<OrderSummary>>>;
