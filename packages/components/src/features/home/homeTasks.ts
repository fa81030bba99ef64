import { phoneHref } from '@huiqi/sdk/domain';
import type { LinkTarget } from '../../provider/screen.js';
import type { FrontTask } from '../../patterns/FrontPage/TaskTiles.js';
import type { HomeCopy } from './copy.js';

/** Links of the home page's tiles. */
export interface HomeTaskLinks {
  readonly products: LinkTarget;
  /** The user's orders. */
  readonly orders: LinkTarget;
  /** The loan-limit calculator, if the region enables it here (`counterLimitIndex`). */
  readonly limitCalculator?: LinkTarget | undefined;
  /** The repayment calculator, if the region enables it here (`counterRepaymentIndex`). */
  readonly repaymentCalculator?: LinkTarget | undefined;
  /** What the platform is. */
  readonly about: LinkTarget;
  /** The region's hotline. */
  readonly phone: string;
}

/** The most common tasks first; four of them are shown. */
export function homeTasks(links: HomeTaskLinks, copy: HomeCopy): FrontTask[] {
  const { products, orders, limitCalculator, repaymentCalculator, about, phone } = links;
  return [
    { icon: 'bank', label: copy.taskApply, line: copy.taskApplyLine, ...products },
    { icon: 'clock', label: copy.taskOrders, line: copy.taskOrdersLine, ...orders },
    ...(limitCalculator
      ? [
          {
            icon: 'calculator',
            label: copy.taskLimit,
            line: copy.taskLimitLine,
            ...limitCalculator,
          } as const,
        ]
      : []),
    ...(repaymentCalculator
      ? [
          {
            icon: 'calendar',
            label: copy.taskRepayment,
            line: copy.taskRepaymentLine,
            ...repaymentCalculator,
          } as const,
        ]
      : []),
    {
      icon: 'phone',
      label: copy.taskCall,
      line: phone,
      href: phoneHref(phone),
    },
    { icon: 'info', label: copy.taskAbout, line: copy.taskAboutLine, ...about },
  ];
}
