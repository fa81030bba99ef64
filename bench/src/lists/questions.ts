const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What a staff member's first page of a server says. */
export interface Probe {
  readonly total: number;
  /** Credit code of a company of the page. */
  readonly nsrsbh: string;
}
export type Question = readonly [name: string, value: string][];

/**
 * One request for each filter that staff have (spec 1 §3). Each finds some orders among few and among many: an empty page
 * would be cheaper than any other.
 */
export const questions: Readonly<Record<string, Question | ((probe: Probe) => Question)>> = {
  'first page': [],
  'last full page': ({ total }) => [['index', String(Math.max(1, Math.floor(total / 10)))]],
  'oldest first': [['sortDirection', 'ASC']],
  'one status': [['orderStatus', 'APPROVAL_FAIL']],
  'what waits for the bank': [['queue', 'waiting']],
  'what waits for me': [['queue', 'mine']],
  'what is assigned to me': [['queue', 'assigned']],
  '30 days': [
    ['dateStart', daysAgo(60)],
    ['dateEnd', daysAgo(30)],
  ],
  'all days': [['dateStart', '2020-01-01']],
  'order code': [['orderCode', '11']],
  'order code of every order': [['orderCode', 'DJ20']],
  'company keyword': [['companyName', '康源']],
  'company keyword of every company': [['companyName', '重庆']],
  'product keyword': [['productName', '税']],
  'one bank': [['bankId', '1']],
  amounts: [
    ['moneyStart', '50'],
    ['moneyEnd', '300'],
  ],
  department: [['deptId', 'bank-1']],
  'applying user': [['applyUser', '企业用户1']],
  'credit code': ({ nsrsbh }) => [['nsrsbh', nsrsbh]],
  recommender: [['recommendNameOrPhone', '敏']],
  'recommendation code': [['recommendNameOrPhone', 'XT0000']],
  source: [['orderSourceType', 'WECHAT']],
  'region by name': [['regionName', '垫江']],
  'region by code': [
    ['scfProvince', '500000'],
    ['scfCity', '500231'],
    ['scfPlatform', '1001'],
  ],
  'four filters': [
    ['orderStatus', 'ACCEPT_SUCCESS'],
    ['companyName', '食品'],
    ['moneyStart', '20'],
    ['dateStart', daysAgo(200)],
  ],
};

/** A filter that random combinations draw from, and some of its values. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  orderStatus: ['APPROVAL_FAIL', 'PRE_JXW_ACCEPT', 'BANK_APPROVAL_SUCCESS', 'ORDER_CLOSED'],
  queue: ['waiting', 'mine', 'assigned', 'refused'],
  orderCode: ['11', '0123', 'DJ2026'],
  companyName: ['科技', '重庆', '锦绣', '明月'],
  productName: ['税', '云税贷'],
  bankId: ['1', '9'],
  moneyStart: ['50', '800'],
  dateStart: [daysAgo(60), daysAgo(700)],
  dateEnd: [daysAgo(30), daysAgo(400)],
  deptId: ['bank-1', 'bank-2-1'],
  recommendNameOrPhone: ['敏', 'TJ000123'],
  orderSourceType: ['QR', 'WECHAT'],
  regionName: ['垫江', '万州', '区'],
  scfDistrict: ['500231', '500104'],
};

/** Draws combinations of two to five filters, the same at every run. */
export function drawCombinations(count: number, seed = 1): Question[] {
  let state = seed;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor(((state >>> 8) / 2 ** 24) * below);
  };
  const names = Object.keys(drawn);
  return Array.from({ length: count }, () => {
    const chosen = new Set<string>();
    for (const size = 2 + draw(4); chosen.size < size;) chosen.add(names[draw(names.length)] ?? '');
    return [...chosen].map((name): [string, string] => {
      const values = drawn[name] ?? [];
      return [name, values[draw(values.length)] ?? ''];
    });
  });
}
