import type { FileType } from '../../generated/enums.js';
import { FileTypeLabels } from '../../generated/enums.js';
import { messages } from '../../generated/messages.js';
import type { PolicyFileSlot } from '../../generated/models.js';

/** What has been uploaded for a slot. */
export type PolicyUpload = Pick<PolicyFileSlot, 'url' | 'fileName' | 'type'>;

/** Field of the payload that a list of slots is sent in. */
export type PolicyFileList = 'basicInfos' | 'list';

export interface PolicyFileProblem {
  readonly list: PolicyFileList;
  readonly message: string;
  /** Indexes of the slots in their list. */
  readonly places: readonly number[];
}

/** A slot with an uploaded file. */
export const withPolicyFile = (
  slot: PolicyFileSlot,
  { url, fileName, type }: PolicyUpload,
): PolicyFileSlot => ({ ...slot, url, fileName, type, status: 'UPLOADED', urlStatus: null });

/** A slot after its file was removed (spec 2 §4): label, template and the rest stay. */
export const withoutPolicyFile = (slot: PolicyFileSlot): PolicyFileSlot => ({
  ...slot,
  url: '',
  fileName: '',
  type: null,
  status: 'WAIT_UPLOADDING',
  urlStatus: null,
});

type Needed = Pick<PolicyFileSlot, 'url' | 'required'>;

/** Indexes of the slots without their required file. */
export const missingPolicyFiles = (slots: readonly Needed[]): number[] =>
  slots.flatMap(({ url, required }, place) => (required && url === '' ? [place] : []));

const problemOf = (
  list: PolicyFileList,
  slots: readonly Needed[],
  message: string,
): PolicyFileProblem | null => {
  const places = missingPolicyFiles(slots);
  return places.length === 0 ? null : { list, message, places };
};

/** Why a draft cannot be saved (spec 2 §5): a missing declaration file, unless the save is forced. */
export const policyDraftProblem = (
  declareInfoList: readonly Needed[],
  force = false,
): PolicyFileProblem | null =>
  force ? null : problemOf('list', declareInfoList, messages.attachmentMissing);

/** Why a declaration cannot be submitted (spec 2 §5): a missing basic file, or a missing declaration file. */
export const policySubmitProblem = ({
  basicInfos,
  declareInfoList,
}: {
  readonly basicInfos: readonly Needed[];
  readonly declareInfoList: readonly Needed[];
}): PolicyFileProblem | null =>
  problemOf('basicInfos', basicInfos, messages.basicAttachmentMissing) ??
  problemOf('list', declareInfoList, messages.declarationAttachmentMissing);

/** Why there is no template to download (spec 2 §5), or null if there is one. */
export const policyTemplateProblem = ({
  templateUrl,
}: Pick<PolicyFileSlot, 'templateUrl'>): string | null =>
  templateUrl ? null : messages.templateMissing;

/** Why a file type is not accepted by a slot, or null if it is. */
export const policyFileTypeProblem = (
  { name, types }: Pick<PolicyFileSlot, 'name' | 'types'>,
  type: FileType,
): string | null =>
  types.includes(type)
    ? null
    : `“${name}”仅支持${types.map((one) => FileTypeLabels[one]).join('、')}`;
