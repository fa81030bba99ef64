import type { CreditLine, OrderStatus } from '@huiqi/sdk';
import { fenToYuan, wanToFen, yuanToWan } from '@huiqi/sdk/domain';
import { plainDecimal } from '../../text/decimals.js';

interface Granted {
  readonly loanAmount: string | null;
  readonly status: OrderStatus;
}

/** A granted order's line, from which some has been drawn; nothing is available once it has ended. */
export function creditLineOf({ loanAmount, status }: Granted, drawn: string): CreditLine {
  const granted = loanAmount ?? '0';
  const isOpen = status === 'APPROVAL_SUCCESS';
  return {
    granted: plainDecimal(granted),
    drawn: plainDecimal(drawn),
    available: isOpen ? yuanToWan(fenToYuan(wanToFen(granted) - wanToFen(drawn))) : '0',
  };
}
