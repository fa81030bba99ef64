import type { PolicyApplyForm } from '@huiqi/sdk';
import type { StoredPolicyFile } from '../../schema/policyApplications.js';

/** What somebody filled in, of a draft or a declaration. */
export interface Content {
  readonly form: PolicyApplyForm;
  readonly basicFiles: StoredPolicyFile[];
  readonly declarationFiles: StoredPolicyFile[];
}

/** Keys of the uploads that a draft or a declaration uses. */
export const keysOf = ({ basicFiles, declarationFiles }: Content): string[] =>
  [...basicFiles, ...declarationFiles].map(({ key }) => key);
