import type { ReportSupplyPartner } from '@huiqi/sdk';
import type { Random } from '../../random.js';
import { figure, split, type Cents } from './cents.js';
import { rareNames } from './reportPeople.js';

const places = ['四川', '重庆', '湖北', '贵州', '陕西', '湖南', '云南'];
const brands = ['金穗', '永辉', '嘉润', '华岩', '川渝', '锦程', '福瑞', '同兴', '安源', '立达'];
const trades = ['粮油', '超市', '物资', '包装', '机电', '农业', '贸易', '物流', '电子', '化工'];

interface Wanted {
  readonly role: 'supplier' | 'customer';
  readonly count: number;
  readonly rare: boolean;
}

/** Companies that a company traded with in the last twelve months, largest first; the unlisted ones traded less. */
export function partnersOf(
  total: Cents,
  random: Random,
  { role, count, rare }: Wanted,
): ReportSupplyPartner[] {
  if (total <= 0) return [];
  const weights = Array.from({ length: count }, (_unused, place) => 100 / (place + 2));
  // A fifth is spread over the unlisted ones.
  const [listed = 0] = split(total, [80, 20]);
  const amounts = split(listed, weights).toSorted((a, b) => b - a);
  const first = random.whole(0, 99);
  return amounts.map((amount, place) => {
    const serial = first + place * 7 + (role === 'customer' ? 3 : 0);
    const name = `${brands[serial % 10]}${trades[Math.floor(serial / 10) % 10]}`;
    const rareName = rare ? rareNames[place] : undefined;
    return {
      pm: place + 1,
      mc: rareName
        ? `垫江县${rareName}${role === 'customer' ? '经营部' : '商行'}`
        : `${random.pick(places)}${name}有限公司`,
      jyje: figure(amount),
      jybs: random.whole(2, 40) + Math.max(0, 30 - place * 3),
      zb: ((amount * 100) / total).toFixed(2),
      hzns: place % 7 === 6 ? null : random.whole(1, 8),
    };
  });
}
