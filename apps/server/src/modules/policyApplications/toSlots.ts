import type { PolicyApplicationState, PolicyFileSlot, PolicyMaterial } from '@huiqi/sdk';
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

type Materials = Pick<PolicyDefinition, 'basicFiles' | 'declarationFiles'>;
type Files = Pick<Content, 'basicFiles' | 'declarationFiles'>;

/** The slots of both kinds: what the policy requires, with the uploads. */
export const toSlots = ({ basicFiles, declarationFiles }: Materials, content?: Files) => ({
  basicInfos: slotsOf(basicFiles, content?.basicFiles ?? []),
  declareInfoList: slotsOf(declarationFiles, content?.declarationFiles ?? []),
});

/** The slots of a declaration: what was submitted, named as then; of a returned one what the policy requires today. */
export function declarationSlots(
  materials: Materials,
  application: Files & { readonly state: PolicyApplicationState },
): ReturnType<typeof toSlots> {
  if (application.state === 'RETURNED') return toSlots(materials, application);
  const submitted = (known: readonly PolicyMaterial[], files: readonly StoredPolicyFile[]) =>
    files.map((file) => {
      const slot = known.find(({ id }) => id === file.slotId);
      return slot ? slotOf({ ...slot, name: file.name }, file) : formerSlot(file);
    });
  return {
    basicInfos: submitted(materials.basicFiles, application.basicFiles),
    declareInfoList: submitted(materials.declarationFiles, application.declarationFiles),
  };
}
