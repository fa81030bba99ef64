import {
  ApplyFailReasonLabels,
  type ApplyFailReason,
  type OrderDetail,
  type ProductDetail,
} from '@huiqi/sdk';
import { openOrderStatuses, phoneHref } from '@huiqi/sdk/domain';
import type { LinkTarget } from '../../../provider/screen.js';
import type { FailedResult } from '../../../patterns/ResultPage/ResultPage.js';
import type { PageAction } from '../../../patterns/page/types.js';
import type { ApplicationsCopy } from '../copy.js';
import { localized } from '../../../provider/copy.js';
import { withDetail } from '../../../copy/punctuation.js';
import { endOf } from './endOf.js';

export interface FailureLinks {
  /** Where to apply again: the product. */
  readonly retry: LinkTarget;
  readonly products: LinkTarget;
  /** The refused order, or the existing one that prevents another. */
  readonly order?: LinkTarget | undefined;
  /** The form of a saved order. */
  readonly resume?: LinkTarget | undefined;
  /** Where companies are authorised. */
  readonly companies?: LinkTarget | undefined;
  /** The form for drawing on a granted line. */
  readonly drawDown?: LinkTarget | undefined;
}

/** A product the applicant may apply for instead. */
export interface OtherProduct extends LinkTarget {
  readonly name: string;
  readonly hint: string;
}

export interface FailureFacts {
  /** A known reason, or null. */
  readonly failReason: ApplyFailReason | null;
  /** The server's message about the refusal. */
  readonly message?: string | null | undefined;
  readonly order?: OrderDetail | undefined;
  readonly product?: ProductDetail | undefined;
  readonly other?: OtherProduct | undefined;
}

const cures = {
  ALREADY_APPLIED: 'cureOpen',
  COMPANY_UNAUTHORISED: 'cureUnauthorised',
  TAX_UNAUTHORISED: 'cureTax',
  OUT_OF_REGION: 'cureRegion',
  OUT_OF_AGENT_PROVINCE: 'cureAgent',
  LINE_EXCEEDED: 'cureLine',
  OTHER: 'cure',
} as const satisfies Readonly<Record<ApplyFailReason, keyof ApplicationsCopy>>;

const toAction = (label: string, target: LinkTarget): PageAction => ({
  label,
  href: target.href,
  onSelect: target.onOpen,
});

/** Why a draw is refused, which names the granted order that it is on. */
const ofDraws: ReadonlySet<ApplyFailReason | null> = new Set([
  'COMPANY_UNAUTHORISED',
  'LINE_EXCEEDED',
]);

/** An order says why it was refused; an open one is itself the reason, unless a draw on it was refused. */
export function reasonOf({ failReason, order }: FailureFacts): ApplyFailReason | null {
  if (!order || !openOrderStatuses.includes(order.orderStatus)) return failReason;
  const isDraw = order.orderStatus === 'APPROVAL_SUCCESS' && ofDraws.has(failReason);
  return isDraw ? failReason : 'ALREADY_APPLIED';
}

function primaryOf(facts: FailureFacts, links: FailureLinks, copy: ApplicationsCopy): PageAction {
  const { order, resume, companies, drawDown, products, retry } = links;
  switch (reasonOf(facts)) {
    case 'ALREADY_APPLIED':
      if (resume && facts.order?.orderStatus === 'SAVE_NOT_SUBMIT')
        return toAction(copy.resume, resume);
      return order ? toAction(copy.toOrder, order) : toAction(copy.toProducts, products);
    case 'COMPANY_UNAUTHORISED':
    case 'TAX_UNAUTHORISED':
      return companies ? toAction(copy.toAuthorise, companies) : toAction(copy.retry, retry);
    case 'OUT_OF_REGION':
    case 'OUT_OF_AGENT_PROVINCE':
      return toAction(copy.toProducts, products);
    case 'LINE_EXCEEDED':
      return drawDown ? toAction(copy.retryDraw, drawDown) : toAction(copy.retry, retry);
    default:
      return toAction(copy.retry, retry);
  }
}

/** Why an application failed, what helps, and where else to go. */
export function failureResult(
  facts: FailureFacts,
  copy: ApplicationsCopy,
  links: FailureLinks,
): FailedResult {
  const { order, product, other } = facts;
  const failReason = reasonOf(facts);
  const ours =
    failReason && failReason !== 'OTHER'
      ? localized(copy, ApplyFailReasonLabels)[failReason]
      : null;
  // The general sentence, in the reader's language.
  const said =
    failReason && facts.message !== ApplyFailReasonLabels[failReason] ? facts.message : null;
  // An open order's reason is that of its grant.
  const ofOrder =
    order && !openOrderStatuses.includes(order.orderStatus) ? endOf(order, copy) : null;
  const phone = product?.consultPhone ?? order?.consultPhone;
  const name = product
    ? localized(copy, withDetail)(product.name, product.bankName)
    : order && localized(copy, withDetail)(order.productName, order.bankName);
  const toMarket = { label: copy.toProducts, hint: copy.toProductsHint, ...links.products };
  const primary = primaryOf(facts, links, copy);
  return {
    outcome: 'failure',
    title: copy.failTitle,
    reason: said ?? ofOrder ?? ours ?? copy.failUnknown,
    cure: copy[cures[failReason ?? 'OTHER']],
    number: order && { label: copy.orderCode, value: order.orderCode },
    facts: name === undefined ? [] : [{ term: copy.product, value: name, kind: 'name' }],
    alternatives: [
      ...(other ? [{ ...other, label: other.name }] : []),
      ...(phone ? [{ label: copy.callBank, hint: phone, href: phoneHref(phone) }] : []),
      ...(primary.href === links.products.href ? [] : [toMarket]),
    ].slice(0, 2),
    primary,
  };
}
