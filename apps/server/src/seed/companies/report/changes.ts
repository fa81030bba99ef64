import type { ReportChange } from '@huiqi/sdk';
import type { Random } from '../../random.js';
import type { RegisterEntry } from '../registerEntry.js';
import { makePerson } from './reportPeople.js';

type Item = Omit<ReportChange, 'bgrq'>;

/** What changed, ending with the currently registered values. */
const itemsOf = (entry: RegisterEntry, random: Random): Item[] => [
  {
    bgxm: '注册资本',
    bgqnr: `${Math.max(10, Math.round(Number(entry.registeredCapital ?? 0) * 0.4))}万元`,
    bghnr: `${entry.registeredCapital ?? '0'}万元`,
  },
  { bgxm: '经营范围', bgqnr: null, bghnr: entry.industry },
  { bgxm: '法定代表人', bgqnr: makePerson(random), bghnr: entry.legalName },
  { bgxm: '住所', bgqnr: '重庆市垫江县桂溪街道人民西路8号', bghnr: entry.address },
];

/** Changes since a company was founded, newest first. */
export function changesOf(
  entry: RegisterEntry,
  random: Random,
  { count, lastYear }: { readonly count: number; readonly lastYear: number },
): ReportChange[] {
  const founded = Number(entry.establishedOn?.slice(0, 4) ?? lastYear);
  const span = lastYear - founded;
  if (span < 1) return [];
  const items = itemsOf(entry, random);
  return Array.from({ length: count }, (_unused, place) => {
    const item = items[place % items.length];
    if (!item) throw new Error('There is nothing to change');
    const year = founded + 1 + Math.floor((place / count) * span);
    const month = String(1 + (place % 12)).padStart(2, '0');
    const day = String(random.whole(1, 28)).padStart(2, '0');
    return { bgrq: `${year}-${month}-${day}`, ...item };
  }).toSorted((a, b) => b.bgrq.localeCompare(a.bgrq));
}
