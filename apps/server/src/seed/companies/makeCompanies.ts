import type { companies } from '../../schema/companies.js';
import { makeCreditCode, makeIdCard, makePhone } from './identity.js';
import { createRandom } from '../random.js';

/** A sample company, with the representative's numbers that only the register knows. */
export type NewCompany = typeof companies.$inferInsert & {
  readonly legalIdNo: string;
  readonly legalPhone: string;
};

const brands = [
  '明月',
  '桂溪',
  '牡丹',
  '长寿湖',
  '金果',
  '康源',
  '恒达',
  '鑫盛',
  '渝东',
  '华裕',
  '瑞丰',
  '天成',
  '宏图',
  '博远',
  '新民',
  '三合',
];
const trades = [
  '食品',
  '机械',
  '商贸',
  '建材',
  '农业开发',
  '物流',
  '纺织',
  '电子',
  '餐饮管理',
  '酒店',
  '包装',
  '生物科技',
];
const families = ['周', '李', '王', '张', '刘', '陈', '杨', '黄', '赵', '吴', '罗', '谭'];
const given = [
  '明',
  '建国',
  '晓燕',
  '伟',
  '丽华',
  '志强',
  '小兰',
  '德全',
  '文军',
  '秀英',
  '海波',
  '永红',
];
const others = ['500112', '500155', '500233', '500115'];

/** Legal representative of the first account's second company; printed at startup so that people can authorise it. */
export const knownRepresentative = {
  legalName: '周明',
  legalIdNo: '11010519491231002X',
  legalPhone: '13800000001',
};

const fewest = 72;

/**
 * Companies 49 to 56 share one representative, and so do eight of every forty after that: groups for the relation
 * network.
 */
const leaderOf = (serial: number): number => {
  const place = serial % 40;
  return serial > 40 && place > 9 && place <= 16 ? serial - place + 9 : serial;
};

/** Number of companies for a sample of this many orders. */
export const companyCount = (orders: number): number => Math.max(fewest, Math.round(orders * 0.03));

const representativeOf = ({ legalName, legalIdNo, legalPhone }: NewCompany) => ({
  legalName,
  legalIdNo,
  legalPhone,
});

/** Sample companies: most of them in 垫江, every tenth elsewhere in 重庆. */
export function makeCompanies(count: number): NewCompany[] {
  const random = createRandom(500_231);
  const made: NewCompany[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const serial = turn + 1;
    const area = serial % 10 === 0 ? random.pick(others) : '500231';
    const brand = brands[turn % brands.length] ?? '';
    const trade = trades[Math.floor(turn / brands.length + turn) % trades.length] ?? '';
    const company: NewCompany = {
      id: String(serial),
      creditCode: makeCreditCode(area, 4_000 + serial * 131),
      name: `重庆${brand}${trade}有限公司`,
      legalName: random.pick(families) + random.pick(given),
      legalIdNo: makeIdCard(area, serial * 37),
      legalPhone: makePhone(serial),
      provinceCode: '500000',
      cityCode: area,
      areaCode: area,
      address: area === '500231' ? `重庆市垫江县桂溪街道${serial}号` : `重庆市工业园区${serial}号`,
    };
    const leader = made[leaderOf(serial) - 1];
    made.push({
      ...company,
      ...(serial === 2 ? knownRepresentative : {}),
      ...(leader ? representativeOf(leader) : {}),
    });
  }
  return made;
}
