import { constants } from '@huiqi/sdk/domain';

/** What a register says about a company's trade. */
export interface Trade {
  readonly name: string;
  readonly industry?: string | null | undefined;
}

/** Categories for one trade (spec 1 §3): whom they serve, and how such a company's industry or name reads. */
const trades: Readonly<Record<string, { readonly who: string; readonly words: RegExp }>> = {
  [constants.productCategoryIds.tobacco]: { who: '烟草零售商户', words: /烟/ },
  [constants.productCategoryIds.hotel]: {
    who: '酒店、民宿等住宿企业',
    words: /住宿|酒店|宾馆|旅馆|旅店|民宿|客栈|度假/,
  },
};

/** Whether a category serves companies of this trade, worded for users; undefined for a category without a trade. */
export function tradeCondition({ name, industry }: Trade, categoryId: string) {
  const trade = trades[categoryId];
  return (
    trade && {
      holds: trade.words.test(`${industry ?? ''} ${name}`),
      met: `面向${trade.who}`,
      unmet: `该产品面向${trade.who}`,
    }
  );
}
