import type { YuanInput } from '../../generated/models.js';
import { fenToYuan } from '../money/fen.js';

export interface TicketTerms {
  /** Yuan, at most two decimals. */
  readonly contractAmount: YuanInput;
  /** Percent, at most four decimals. */
  readonly discountRate: string;
  /** Maximum value of a ticket in yuan, if any. */
  readonly maxAmount?: YuanInput | null | undefined;
}

export interface TicketAmounts {
  /** Value of the ticket in yuan. */
  readonly dueAmount: YuanInput;
  /** The rest of the contract amount, in yuan. */
  readonly preferentialContractAmount: YuanInput;
}

const yuan = /^(\d{1,12})(?:\.(\d{0,2}))?$/;
const percent = /^(\d{1,3})(?:\.(\d{1,4}))?$/;
const hundredPercent = 1_000_000n;

function scaledBy(pattern: RegExp, digits: number, text: string): bigint | null {
  const match = pattern.exec(text);
  return match && BigInt(`${match[1]}${(match[2] ?? '').padEnd(digits, '0')}`);
}

/** Yuan as fen; null for anything but an amount with at most two decimals. */
export const yuanToFen = (text: YuanInput): bigint | null => scaledBy(yuan, 2, text);

/**
 * The value of a ticket and the rest of the contract amount (spec 2 §3): the discount on the contract, rounded down to
 * the fen, at most the batch's maximum. Null for an invalid amount.
 */
export function ticketAmounts({
  contractAmount,
  discountRate,
  maxAmount,
}: TicketTerms): TicketAmounts | null {
  const contract = yuanToFen(contractAmount);
  const rate = scaledBy(percent, 4, discountRate);
  if (contract === null || rate === null || rate > hundredPercent) return null;
  const discount = (contract * rate) / hundredPercent;
  const limit = maxAmount ? yuanToFen(maxAmount) : null;
  const due = limit !== null && limit < discount ? limit : discount;
  return {
    dueAmount: fenToYuan(Number(due)),
    preferentialContractAmount: fenToYuan(Number(contract - due)),
  };
}

/** The rest of the contract amount for a ticket of another value, in yuan. */
export function contractAfter(
  contractAmount: YuanInput,
  ticketAmount: YuanInput,
): YuanInput | null {
  const contract = yuanToFen(contractAmount);
  const value = yuanToFen(ticketAmount);
  return contract === null || value === null || value > contract
    ? null
    : fenToYuan(Number(contract - value));
}
