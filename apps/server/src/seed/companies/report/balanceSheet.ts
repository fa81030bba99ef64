import type { ReportStatement } from '@huiqi/sdk';
import type { BusinessYear } from './businessYears.js';
import { split, sumOf, type Cents } from './cents.js';
import { statementOf, type StatementAmounts, type StatementLine } from './statementRows.js';

/** Basic rows of the sheet, with their usual weight in the total. */
const currentAssets = {
  货币资金: 22,
  应收票据: 3,
  应收账款: 28,
  预付账款: 6,
  其他应收款: 5,
  存货: 32,
  其他流动资产: 4,
};
const stock = { 原材料: 35, 在产品: 15, 库存商品: 45, 周转材料: 5 };
const fixedAssets = { 固定资产账面价值: 68, 在建工程: 8, 无形资产: 16, 长期待摊费用: 8 };
const currentDebts = {
  短期借款: 38,
  应付票据: 4,
  应付账款: 34,
  预收账款: 6,
  应付职工薪酬: 5,
  应交税费: 5,
  其他应付款: 8,
};
const longDebts = { 长期借款: 80, 长期应付款: 20 };

type Weights = Readonly<Record<string, number>>;
const at = (level: 1 | 2 | 3, weights: Weights): StatementLine[] =>
  Object.keys(weights).map((name) => [level, name]);

const lines: readonly StatementLine[] = [
  ...at(2, currentAssets).flatMap((line) =>
    line[1] === '存货' ? [line, ...at(3, stock)] : [line],
  ),
  [1, '流动资产合计'],
  ...at(2, fixedAssets),
  [1, '非流动资产合计'],
  [1, '资产总计'],
  ...at(2, currentDebts),
  [1, '流动负债合计'],
  ...at(2, longDebts),
  [1, '非流动负债合计'],
  [1, '负债合计'],
  [2, '实收资本'],
  [2, '资本公积'],
  [2, '盈余公积'],
  [2, '未分配利润'],
  [1, '所有者权益合计'],
  [1, '负债和所有者权益总计'],
];

const spread = (amount: Cents, weights: Weights): Record<string, Cents> => {
  const parts = split(amount, Object.values(weights));
  return Object.fromEntries(Object.keys(weights).map((name, place) => [name, parts[place] ?? 0]));
};

interface Shape {
  readonly turn: number;
  readonly paidIn: Cents;
}

/** Debt is 35 to 62 percent of assets, and shrinks from year to year for some companies. */
const debtShare = (turn: number, ago: number) => 0.35 + (turn % 28) / 100 + ((turn + ago) % 3) / 50;

const assetsOf = ({ declared, months }: BusinessYear, turn: number): Cents =>
  declared ? Math.round((declared.revenue * 12) / months / (1.1 + (turn % 9) / 10)) : 0;

function amountsOf(year: BusinessYear, ago: number, { turn, paidIn }: Shape): StatementAmounts {
  if (!year.declared) return null;
  const assets = assetsOf(year, turn);
  const [current = 0, fixed = 0] = split(assets, [58 + (turn % 11), 42 - (turn % 11)]);
  const debts = Math.round(assets * debtShare(turn, ago));
  const [short = 0, long = 0] = split(debts, [82, 18]);
  const equity = assets - debts;
  const surplus = Math.round((equity - paidIn) * 0.1);
  const stocks = spread(current, currentAssets);
  return {
    ...stocks,
    ...spread(stocks['存货'] ?? 0, stock),
    流动资产合计: current,
    ...spread(fixed, fixedAssets),
    非流动资产合计: fixed,
    资产总计: assets,
    ...spread(short, currentDebts),
    流动负债合计: short,
    ...spread(long, longDebts),
    非流动负债合计: long,
    负债合计: debts,
    实收资本: paidIn,
    资本公积: 0,
    盈余公积: surplus,
    未分配利润: equity - paidIn - surplus,
    所有者权益合计: equity,
    负债和所有者权益总计: sumOf([debts, equity]),
  };
}

/** Balance sheet of three years that balances; paid-in capital stays the same. */
export function balanceSheet(
  years: readonly BusinessYear[],
  turn: number,
  capital: Cents,
): ReportStatement {
  const equities = years.flatMap((year, ago) =>
    year.declared ? [assetsOf(year, turn) * (1 - debtShare(turn, ago))] : [],
  );
  const paidIn = Math.min(capital, ...equities.map((equity) => Math.floor(equity * 0.7)));
  return statementOf(
    lines,
    years.map((year, ago) => ({
      year: year.year,
      amounts: amountsOf(year, ago, { turn, paidIn }),
    })),
  );
}
