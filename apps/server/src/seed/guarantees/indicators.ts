/** The six stabilities and six guarantees, and how the sample generates their months. */
export const indicators = [
  ['employment', 'STABILITY', '稳就业', '城镇新增就业', '人', 980, 0.006, 0.12],
  ['finance', 'STABILITY', '稳金融', '各项贷款余额', '亿元', 412, 0.008, 0.01],
  ['foreign-trade', 'STABILITY', '稳外贸', '进出口总额', '万元', 8600, 0.01, 0.18],
  ['foreign-investment', 'STABILITY', '稳外资', '实际使用外资', '万美元', 126, 0.004, 0.22],
  ['investment', 'STABILITY', '稳投资', '固定资产投资', '亿元', 14.6, 0.007, 0.14],
  ['expectations', 'STABILITY', '稳预期', '企业景气指数', '点', 108, 0.002, 0.03],
  ['jobs', 'GUARANTEES', '保居民就业', '城镇调查失业人员再就业', '人', 310, 0.005, 0.15],
  ['livelihood', 'GUARANTEES', '保基本民生', '民生领域支出', '万元', 24_800, 0.006, 0.08],
  ['market-entities', 'GUARANTEES', '保市场主体', '市场主体总数', '户', 61_200, 0.004, 0.004],
  ['food-energy', 'GUARANTEES', '保粮食能源安全', '粮食储备量', '吨', 36_500, 0.002, 0.03],
  ['supply-chain', 'GUARANTEES', '保产业链供应链稳定', '规上工业产值', '亿元', 31.4, 0.007, 0.07],
  ['operation', 'GUARANTEES', '保基层运转', '基层运转经费拨付', '万元', 6_900, 0.003, 0.05],
].map(([key, board, name, measure, unit, first, growth, swing]) => ({
  key: String(key),
  board: board === 'STABILITY' ? ('STABILITY' as const) : ('GUARANTEES' as const),
  name: String(name),
  measure: String(measure),
  unit: String(unit),
  first: Number(first),
  growth: Number(growth),
  swing: Number(swing),
}));
