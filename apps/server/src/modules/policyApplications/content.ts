import type { PolicyApplyForm } from '@huiqi/sdk';
import type { StoredPolicyFile } from '../../schema/policyApplications.js';

/** The content of a draft or declaration. */
export interface Content {
  readonly form: PolicyApplyForm;
  readonly basicFiles: StoredPolicyFile[];
  readonly declarationFiles: StoredPolicyFile[];
}

/** Keys of the uploads used by a draft or declaration. */
export const keysOf = ({ basicFiles, declarationFiles }: Content): string[] =>
  [...basicFiles, ...declarationFiles].map(({ key }) => key);
