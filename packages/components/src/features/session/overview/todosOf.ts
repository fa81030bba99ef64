import type { OrderPage, OrderStatus, RelatedCompany } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import type { CentreCopy } from './copy.js';

/** Where a task is done. */
export type TodoTarget =
  | { readonly page: 'order'; readonly id: string }
  | { readonly page: 'orders'; readonly status: OrderStatus }
  | { readonly page: 'verify' | 'companies' | 'notices' };

/** A task of the user. */
export interface Todo {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly action: string;
  readonly target: TodoTarget;
}

export interface Waiting {
  /** Newest saved applications, and their number. */
  readonly saved: OrderPage;
  /** Newest granted applications. */
  readonly granted: OrderPage;
  readonly companies: readonly RelatedCompany[];
  readonly unread: number;
}

/** A line that is all drawn leaves nothing to do: its draws are orders too. */
const isTask = ({ line }: OrderPage['content'][number]) => !line || Number(line.available) > 0;

const ordersOf = (
  { content, page }: OrderPage,
  status: OrderStatus,
  copy: CentreCopy,
  toTodo: (order: OrderPage['content'][number]) => Pick<Todo, 'title' | 'line' | 'action'>,
): Todo[] => [
  ...content.filter(isTask).map((order) => ({
    ...toTodo(order),
    id: `${status}-${order.orderId}`,
    target: { page: 'order' as const, id: order.orderId },
  })),
  ...(page.total > content.length
    ? [
        {
          id: `more-${status}`,
          title: fillCopy(copy.moreOrders, { n: page.total - content.length }),
          line: '',
          action: copy.moreAction,
          target: { page: 'orders' as const, status },
        },
      ]
    : []),
];

/** What keeps the user from applying for a company; whoever has its authorisation needs no verification as well. */
const todoOfCompany = ({ id, qymc, certifyState }: RelatedCompany, copy: CentreCopy): Todo => {
  const isVerified = certifyState === 'PASSED';
  const rejected = certifyState === 'NOT_PASSED' ? copy.rejected : copy.unverified;
  return {
    id: `company-${id}`,
    title: fillCopy(isVerified ? copy.unauthorised : rejected, { company: qymc }),
    line: isVerified ? copy.unauthorisedHint : copy.unverifiedHint,
    action: isVerified ? copy.unauthorisedAction : copy.unverifiedAction,
    target: { page: isVerified ? 'companies' : 'verify' },
  };
};

/** The user's tasks, from what to finish first to what to read last. */
export function todosOf({ saved, granted, companies, unread }: Waiting, copy: CentreCopy): Todo[] {
  return [
    ...ordersOf(granted, 'APPROVAL_SUCCESS', copy, ({ productName, companyName, bankName }) => ({
      title: fillCopy(copy.granted, { product: productName }),
      line: fillCopy(copy.grantedHint, { company: companyName, bank: bankName }),
      action: copy.grantedAction,
    })),
    ...ordersOf(saved, 'SAVE_NOT_SUBMIT', copy, ({ productName, companyName, loanAmount }) => ({
      title: fillCopy(copy.saved, { product: productName }),
      line:
        loanAmount === null
          ? companyName
          : fillCopy(copy.savedHint, { company: companyName, amount: formatThousands(loanAmount) }),
      action: copy.savedAction,
    })),
    ...companies
      .filter(({ authorized }) => !authorized)
      .map((company) => todoOfCompany(company, copy)),
    ...(unread > 0
      ? [
          {
            id: 'unread',
            title: fillCopy(copy.unread, { n: unread }),
            line: copy.unreadHint,
            action: copy.unreadAction,
            target: { page: 'notices' as const },
          },
        ]
      : []),
  ];
}
