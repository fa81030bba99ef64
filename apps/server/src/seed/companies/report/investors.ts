import type { ReportInvestor } from '@huiqi/sdk';
import type { Random } from '../../random.js';
import type { RegisterEntry } from '../registerEntry.js';
import { figure, ofWan, split } from './cents.js';
import { makePerson, rareNames } from './reportPeople.js';

const shapes = [[100], [60, 40], [51, 29, 20], [70, 18, 12], [45, 25, 20, 10]];

/** Investors of a company, its representative first; their shares sum to 100, their amounts to the registered capital. */
export function investorsOf(
  entry: RegisterEntry,
  random: Random,
  names: 'ordinary' | 'rare',
): ReportInvestor[] {
  const shares = names === 'rare' ? [40, 20, 20, 10, 10] : random.pick(shapes);
  const amounts = split(ofWan(entry.registeredCapital ?? '0'), shares);
  return shares.map((share, place) => {
    const isCompany = names === 'ordinary' && place === 2;
    const other = isCompany ? `重庆${random.pick(['渝富', '两江', '嘉陵'])}投资有限公司` : '';
    const person = names === 'rare' ? (rareNames[place - 1] ?? '') : makePerson(random);
    return {
      tzfmc: place === 0 ? entry.legalName : other || person,
      tzflx: isCompany ? '企业法人' : '自然人',
      tzje: figure(amounts[place] ?? 0),
      tzbl: String(share),
    };
  });
}
