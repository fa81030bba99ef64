import { fileTypeOf, uploadRules, type PolicyFileSlot } from '@huiqi/sdk';
import { withoutPolicyFile, withPolicyFile, type PolicyFileList } from '@huiqi/sdk/domain';
import { namesField, splitNames } from '../../../patterns/DynamicField/fileNames.js';
import type { OpenedDeclaration } from './openedDeclaration.js';

type Values = Readonly<Record<string, string>>;

/** Name of the form entry that holds a slot's file. */
export const slotName = (list: PolicyFileList, slot: Pick<PolicyFileSlot, 'id'>): string =>
  `${list}-${slot.id}`;

/** File extensions accepted by a slot. */
export const slotExtensions = ({ types }: Pick<PolicyFileSlot, 'types'>): string[] =>
  uploadRules.ATTACHMENT.extensions.filter((extension) =>
    types.includes(fileTypeOf(`file.${extension}`)),
  );

export type DeclarationSlots = Pick<OpenedDeclaration, 'basicInfos' | 'declareInfoList'>;

/** The slots' files as form values. */
export function slotValues({ basicInfos, declareInfoList }: DeclarationSlots): Values {
  const pairs = (list: PolicyFileList, slots: readonly PolicyFileSlot[]) =>
    slots
      .filter(({ url }) => url !== '')
      .flatMap((slot) => {
        const name = slotName(list, slot);
        return [
          [name, slot.url],
          [namesField(name), slot.fileName],
        ] as const;
      });
  return Object.fromEntries([
    ...pairs('basicInfos', basicInfos),
    ...pairs('list', declareInfoList),
  ]);
}

/** The slots with the form's files; one without a file is empty and pending (spec 2 §4). */
export function filledSlots(
  { basicInfos, declareInfoList }: DeclarationSlots,
  values: Values,
): { readonly basicInfos: PolicyFileSlot[]; readonly declareInfoList: PolicyFileSlot[] } {
  const filled = (list: PolicyFileList) => (slot: PolicyFileSlot) => {
    const name = slotName(list, slot);
    const url = values[name] ?? '';
    if (url === '') return withoutPolicyFile(slot);
    const [fileName = slot.name] = splitNames(values[namesField(name)] ?? '');
    return withPolicyFile(slot, { url, fileName, type: fileTypeOf(url) });
  };
  return {
    basicInfos: basicInfos.map(filled('basicInfos')),
    declareInfoList: declareInfoList.map(filled('list')),
  };
}
