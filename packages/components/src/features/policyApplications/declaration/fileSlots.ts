import { fileTypeOf, uploadRules, type PolicyFileSlot } from '@huiqi/sdk';
import { withoutPolicyFile, withPolicyFile, type PolicyFileList } from '@huiqi/sdk/domain';
import { namesField, splitNames } from '../../../patterns/DynamicField/fileNames.js';
import type { OpenedDeclaration } from './openedDeclaration.js';

type Values = Readonly<Record<string, string>>;

/** Name of the entry of the form that holds the file of a slot. */
export const slotName = (list: PolicyFileList, slot: Pick<PolicyFileSlot, 'id'>): string =>
  `${list}-${slot.id}`;

/** Extensions of the types that a slot accepts. */
export const slotExtensions = ({ types }: Pick<PolicyFileSlot, 'types'>): string[] =>
  uploadRules.ATTACHMENT.extensions.filter((extension) =>
    types.includes(fileTypeOf(`file.${extension}`)),
  );

export type DeclarationSlots = Pick<OpenedDeclaration, 'basicInfos' | 'declareInfoList'>;

/** The files of the slots as values of the form. */
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

/** The slots with the files of the form; one without a file is empty and waits (spec 2 §4). */
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
