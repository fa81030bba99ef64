import type { renewalBanks, renewalProducts } from '../../schema/renewals.js';

type NewBank = Omit<typeof renewalBanks.$inferInsert, 'position' | 'createdAt'>;
type NewProduct = typeof renewalProducts.$inferInsert;

/** Sample banks that renew loans, in list order; some have no phone or slogan. */
export const sampleBanks: readonly NewBank[] = [
  { bankId: '7', phone: '023-74502007', slogan: '无还本续贷，到期不断贷' },
  { bankId: '1', phone: '023-74502001', slogan: '线上续贷，三个工作日内答复' },
  { bankId: '8', phone: '023-74502008', slogan: '老客户续贷免重复提交资料' },
  { bankId: '2', phone: '023-74502002', slogan: '续贷不抽贷，资金不断档' },
  { bankId: '3', phone: null, slogan: '服务三农，续贷利率有优惠' },
  { bankId: '6', phone: '023-74502006', slogan: '小微企业续贷绿色通道' },
  { bankId: '9', phone: null, slogan: null },
  { bankId: '13', phone: '023-74502013', slogan: '家门口的银行，续贷当天受理' },
  { bankId: '10', phone: '023-74502010', slogan: '信用良好的企业可续贷至三年' },
];

type Line = readonly [
  bankId: string,
  name: string,
  renewType: 'ENTERPRISE' | 'PERSONAL',
  limit: number,
  low: string,
  high: string,
  term: number,
];

const lines: readonly Line[] = [
  ['7', '渝快续贷', 'ENTERPRISE', 500, '3.65', '4.35', 36],
  ['7', '小微连连贷', 'ENTERPRISE', 300, '3.85', '4.6', 24],
  ['7', '个人经营续贷', 'PERSONAL', 100, '3.9', '4.8', 36],
  ['1', '惠懂你续贷', 'ENTERPRISE', 500, '3.45', '4.15', 36],
  ['1', '善新续贷', 'ENTERPRISE', 300, '3.6', '4.2', 12],
  ['1', '个人快贷续期', 'PERSONAL', 50, '3.8', '4.5', 24],
  ['8', '长江续贷', 'ENTERPRISE', 300, '3.7', '4.4', 24],
  ['8', '好企续贷', 'ENTERPRISE', 100, '3.95', '4.9', 12],
  ['8', '个体户续贷', 'PERSONAL', 80, '4.05', '5.1', 24],
  ['2', '经营快贷续期', 'ENTERPRISE', 500, '3.5', '4.1', 24],
  ['3', '续捷e贷', 'ENTERPRISE', 300, '3.4', '4', 36],
  ['3', '惠农续贷', 'PERSONAL', 50, '3.55', '4.3', 36],
  ['6', '极速续贷', 'ENTERPRISE', 200, '3.75', '4.5', 24],
  ['9', '三峡续贷通', 'ENTERPRISE', 200, '3.9', '4.7', 12],
  ['13', '村镇小微续贷', 'ENTERPRISE', 50, '4.35', '5.6', 12],
  ['13', '农户续贷', 'PERSONAL', 30, '4.5', '6', 12],
  ['10', '招企续贷', 'ENTERPRISE', 500, '3.55', '4.25', 36],
];

export const sampleRenewalProducts: readonly NewProduct[] = lines.map(
  (
    [bankId, name, renewType, maxLoanLimit, minInterestRate, maxInterestRate, maxLoanTerm],
    turn,
  ) => ({
    id: String(200_001 + turn),
    bankId,
    name,
    renewType,
    maxLoanLimit,
    minInterestRate,
    maxInterestRate,
    interestRateType: 'YEAR',
    maxLoanTerm,
    position: turn + 1,
  }),
);
