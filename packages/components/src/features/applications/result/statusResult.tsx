import { OrderStatusLabels, type OrderDetail, type OrderStatus } from '@huiqi/sdk';
import { constants, formatDateTime, formatWanFigure, phoneHref } from '@huiqi/sdk/domain';
import { fillCopy, localized } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import type { DoneResult, FailedResult } from '../../../patterns/ResultPage/ResultPage.js';
import type { PageAction } from '../../../patterns/page/types.js';
import type { TimelineItem } from '../../../ui/Timeline/Timeline.js';
import { QrCode } from '../../../ui/QrCode/QrCode.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { platformOf } from './applyOutcome.js';
import { endOf } from './endOf.js';
import type { ApplicationsCopy } from '../copy.js';
import { withDetail } from '../../../copy/punctuation.js';

export interface StatusLinks {
  readonly products: LinkTarget;
  /** Link to the order's page; without one, to the products. */
  readonly order?: LinkTarget | undefined;
  /** The form with what was saved. */
  readonly resume?: LinkTarget | undefined;
}

const toAction = (label: string, target: LinkTarget): PageAction => ({
  label,
  href: target.href,
  onSelect: target.onOpen,
});

/** Statuses reached after submission, and their wording. */
const later: Readonly<Partial<Record<OrderStatus, 'success' | 'pending' | 'failure'>>> = {
  JXW_AUDIT_PASSED: 'pending',
  APPROVAL_SUCCESS: 'success',
  BANK_APPROVAL_SUCCESS: 'success',
  APPROVAL_FAIL: 'failure',
  JXW_AUDIT_FAIL: 'failure',
  BANK_APPROVAL_FAIL: 'failure',
  CREDIT_LINE_INVALID: 'failure',
  ORDER_CLOSED: 'failure',
};

const lines: Readonly<Partial<Record<OrderStatus, keyof ApplicationsCopy>>> = {
  JXW_AUDIT_PASSED: 'laterPassed',
  APPROVAL_SUCCESS: 'laterGranted',
  BANK_APPROVAL_SUCCESS: 'laterPaid',
};
const cures: Readonly<Partial<Record<OrderStatus, keyof ApplicationsCopy>>> = {
  APPROVAL_FAIL: 'cureRefused',
  BANK_APPROVAL_FAIL: 'cureRefused',
  JXW_AUDIT_FAIL: 'cureRefused',
  CREDIT_LINE_INVALID: 'cureExpired',
};

/** What a later status means; a granted draw grants no line. */
function lineOf({ orderStatus, parentOrderId }: OrderDetail): keyof ApplicationsCopy {
  if (orderStatus === 'APPROVAL_SUCCESS' && parentOrderId !== null) return 'laterDrawGranted';
  return lines[orderStatus] ?? 'laterHint';
}

/** The result page of an order: submitted, saved, to be continued elsewhere, or its later status. */
export function statusResult(
  order: OrderDetail,
  copy: ApplicationsCopy,
  links: StatusLinks,
  history: readonly TimelineItem[] = [],
): DoneResult | FailedResult {
  const toProducts = toAction(copy.toProducts, links.products);
  const toOrder = links.order && toAction(copy.toOrder, links.order);
  const shared = {
    number: { label: copy.orderCode, value: order.orderCode },
    facts: orderFacts(order, copy),
    primary: toOrder ?? toProducts,
    secondary: toOrder && toProducts,
  };
  if (order.orderStatus === 'SAVE_NOT_SUBMIT') {
    return {
      ...shared,
      outcome: 'pending',
      title: copy.savedTitle,
      line: copy.savedHint,
      next: [],
      primary: links.resume ? toAction(copy.resume, links.resume) : shared.primary,
      secondary: links.resume ? shared.primary : shared.secondary,
    };
  }
  const outcome = later[order.orderStatus];
  const title = localized(copy, OrderStatusLabels)[order.orderStatus];
  if (outcome === 'failure') {
    return {
      ...shared,
      outcome,
      title,
      reason: endOf(order, copy),
      cure: copy[cures[order.orderStatus] ?? 'cureEnded'],
      history,
      alternatives: [
        ...(order.consultPhone
          ? [
              {
                label: copy.callBank,
                hint: order.consultPhone,
                href: phoneHref(order.consultPhone),
              },
            ]
          : []),
        { label: copy.toProducts, hint: copy.toProductsHint, ...links.products },
      ],
      secondary: undefined,
    };
  }
  if (outcome)
    return {
      ...shared,
      outcome,
      title,
      line: copy[lineOf(order)],
      next: history,
      nextTitle: copy.history,
    };
  const platform = platformOf(order);
  if (platform) {
    const names = { bank: order.bankName, host: platform.host };
    return {
      ...shared,
      outcome: 'pending',
      title: copy.platformTitle,
      line: fillCopy(copy.platformHint, names),
      next: [],
      primary: { label: fillCopy(copy.toPlatform, names), href: platform.href },
      secondary: shared.primary,
    };
  }
  if (order.ewmUrl !== null) {
    return {
      ...shared,
      outcome: 'pending',
      title: copy.scanTitle,
      line: (
        <Stack gap={3}>
          <p>{fillCopy(copy.scanHint, { bank: order.bankName })}</p>
          <QrCode value={order.ewmUrl} label={copy.scanLabel} />
        </Stack>
      ),
      next: [],
    };
  }
  const isDraw = order.parentOrderId !== null;
  return {
    ...shared,
    outcome: 'success',
    title: isDraw ? copy.drawTitle : copy.successTitle,
    line: order.orderStatus === 'PRE_JXW_ACCEPT' ? copy.successHintCommission : copy.successHint,
    next: nextSteps(order, copy),
  };
}

function orderFacts(order: OrderDetail, copy: ApplicationsCopy): DoneResult['facts'] {
  const { productName, bankName, loanAmount, companyName, orderStatus } = order;
  const applicant = order.applicantKind === 'PERSON' ? copy.applicant : copy.company;
  return [
    { term: copy.product, value: localized(copy, withDetail)(productName, bankName), kind: 'name' },
    {
      term: copy.amount,
      value: localized(copy, formatWanFigure)(loanAmount),
      unit: copy.wan,
      kind: 'money',
    },
    { term: applicant, value: companyName, kind: 'name' },
    // The title of a later status is its name.
    ...(later[orderStatus]
      ? []
      : [{ term: copy.status, value: localized(copy, OrderStatusLabels)[orderStatus] }]),
  ];
}

function nextSteps(order: OrderDetail, copy: ApplicationsCopy): DoneResult['next'] {
  const ahead = 'neutral';
  const isEpidemic = order.productCategoryId === constants.epidemicCategoryId;
  const review = { key: 'review', title: copy.nextReview, description: copy.nextReviewHint };
  return [
    {
      key: 'submitted',
      title: copy.nextSubmitted,
      time: localized(copy, formatDateTime)(order.createdTs),
      tone: 'success',
    },
    ...(isEpidemic
      ? [{ key: 'commission', title: copy.nextCommission, description: copy.nextCommissionHint }]
      : []),
    isEpidemic ? { ...review, tone: ahead } : review,
    { key: 'notice', title: copy.nextNotice, description: copy.nextNoticeHint, tone: ahead },
    order.parentOrderId === null
      ? { key: 'loan', title: copy.nextLoan, description: copy.nextLoanHint, tone: ahead }
      : { key: 'loan', title: copy.nextPayment, description: copy.nextPaymentHint, tone: ahead },
  ];
}
