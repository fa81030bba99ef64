import type { ReportStatement } from '@huiqi/sdk';
import type { BusinessYear } from './businessYears.js';
import type { Cents } from './cents.js';
import { statementOf, type StatementAmounts, type StatementLine } from './statementRows.js';

/** The income statement of small enterprises (小企业会计准则). */
const lines: readonly StatementLine[] = [
  [1, '营业收入'],
  [2, '营业成本'],
  [2, '税金及附加'],
  [3, '消费税'],
  [3, '城市维护建设税'],
  [3, '城镇土地使用税、房产税、车船税、印花税'],
  [3, '教育费附加'],
  [2, '销售费用'],
  [3, '商品维修费'],
  [3, '广告费和业务宣传费'],
  [2, '管理费用'],
  [3, '开办费'],
  [3, '业务招待费'],
  [3, '研究费用'],
  [2, '财务费用'],
  [3, '利息费用'],
  [2, '投资收益'],
  [1, '营业利润'],
  [2, '营业外收入'],
  [3, '政府补助'],
  [2, '营业外支出'],
  [3, '坏账损失'],
  [3, '税收滞纳金'],
  [1, '利润总额'],
  [2, '所得税费用'],
  [1, '净利润'],
];

const part = (amount: Cents, share: number) => Math.round(amount * share);

function amountsOf(declared: BusinessYear['declared'], turn: number): StatementAmounts {
  if (!declared) return null;
  const { revenue, netProfit } = declared;
  const incomeTax = netProfit > 0 ? part(netProfit, 0.0526) : 0;
  const profit = netProfit + incomeTax;
  const otherIncome = part(revenue, 0.003);
  const otherExpense = part(revenue, 0.001);
  const operating = profit - otherIncome + otherExpense;
  const surcharges = part(revenue, 0.0055);
  const selling = part(revenue, 0.04 + (turn % 5) / 200);
  const administration = part(revenue, 0.05 + (turn % 7) / 250);
  const financing = part(revenue, 0.008);
  const investments = turn % 4 === 0 ? part(revenue, 0.002) : 0;
  const expenses = surcharges + selling + administration + financing;
  return {
    营业收入: revenue,
    营业成本: revenue + investments - expenses - operating,
    税金及附加: surcharges,
    消费税: 0,
    城市维护建设税: part(surcharges, 0.42),
    '城镇土地使用税、房产税、车船税、印花税': part(surcharges, 0.25),
    教育费附加: part(surcharges, 0.18),
    销售费用: selling,
    商品维修费: part(selling, 0.06),
    广告费和业务宣传费: part(selling, 0.22),
    管理费用: administration,
    开办费: 0,
    业务招待费: part(administration, 0.05),
    研究费用: turn % 3 === 0 ? part(administration, 0.2) : 0,
    财务费用: financing,
    利息费用: part(financing, 0.9),
    投资收益: investments,
    营业利润: operating,
    营业外收入: otherIncome,
    政府补助: part(otherIncome, 0.6),
    营业外支出: otherExpense,
    坏账损失: part(otherExpense, 0.3),
    税收滞纳金: 0,
    利润总额: profit,
    所得税费用: incomeTax,
    净利润: netProfit,
  };
}

/** Income statement with the declared revenue and net profit; each sum is computed from the rows above it. */
export const incomeStatement = (years: readonly BusinessYear[], turn: number): ReportStatement =>
  statementOf(
    lines,
    years.map(({ year, declared }) => ({ year, amounts: amountsOf(declared, turn) })),
  );
