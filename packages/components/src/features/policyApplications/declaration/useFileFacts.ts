import type { PolicyFileSlot } from '@huiqi/sdk';
import { useSyncExternalStore } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import type { KeyFigure } from '../../../patterns/page/types.js';
import { usePolicyApplicationsCopy } from '../copy.js';
import { filledSlots } from './fileSlots.js';
import type { OpenedDeclaration } from './openedDeclaration.js';
import type { Declaration } from './useDeclaration.js';

const present = (slots: readonly PolicyFileSlot[]) => slots.filter(({ url }) => url !== '').length;

/** Number of uploaded files by list, without lists that require none. */
export function useFileFacts(
  { form }: Pick<Declaration, 'form'>,
  opened: OpenedDeclaration,
): KeyFigure[] {
  const copy = usePolicyApplicationsCopy();
  // As a text, so that the page only rerenders when files change.
  const count = () => {
    const { basicInfos, declareInfoList } = filledSlots(opened, form.store.values());
    return `${present(basicInfos)} ${present(declareInfoList)}`;
  };
  const [basic, declared] = useSyncExternalStore(form.store.subscribe, count, count).split(' ');
  const fact = (label: string, done: string | undefined, total: number): KeyFigure[] =>
    total === 0 ? [] : [{ label, value: fillCopy(copy.files, { done: done ?? '0', total }) }];
  return [
    ...fact(copy.basicFiles, basic, opened.basicInfos.length),
    ...fact(copy.declareFiles, declared, opened.declareInfoList.length),
  ];
}
