import type { PolicyFileSlot, PolicyMaterial } from '@huiqi/sdk';
import type { PolicyDefinition } from '../policies/policyDefinition.js';
import type { Content } from './content.js';
import type { StoredPolicyFile } from '../../schema/policyApplications.js';

const slotOf = (material: PolicyMaterial, file: StoredPolicyFile | undefined): PolicyFileSlot => ({
  id: material.id,
  name: material.name,
  required: material.required,
  types: material.types,
  templateUrl: material.templateUrl,
  url: file?.key ?? '',
  fileName: file?.fileName ?? '',
  type: file?.type ?? null,
  status: file ? 'UPLOADED' : 'WAIT_UPLOADDING',
  urlStatus: null,
});

/** A file whose slot was removed from the policy stays readable. */
const formerSlot = (file: StoredPolicyFile): PolicyFileSlot =>
  slotOf(
    {
      id: file.slotId,
      name: file.name,
      required: false,
      types: [file.type],
      templateName: null,
      templateUrl: null,
    },
    file,
  );

function slotsOf(
  materials: readonly PolicyMaterial[],
  files: readonly StoredPolicyFile[],
): PolicyFileSlot[] {
  const known = new Set(materials.map(({ id }) => id));
  return [
    ...materials.map((one) =>
      slotOf(
        one,
        files.find(({ slotId }) => slotId === one.id),
      ),
    ),
    ...files.filter(({ slotId }) => !known.has(slotId)).map(formerSlot),
  ];
}

/** The slots of both kinds: what the policy requires, with the uploads. */
export const toSlots = (
  { basicFiles, declarationFiles }: Pick<PolicyDefinition, 'basicFiles' | 'declarationFiles'>,
  content?: Pick<Content, 'basicFiles' | 'declarationFiles'>,
) => ({
  basicInfos: slotsOf(basicFiles, content?.basicFiles ?? []),
  declareInfoList: slotsOf(declarationFiles, content?.declarationFiles ?? []),
});
