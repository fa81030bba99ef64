import type { Policy } from '@huiqi/sdk';
import { GradePicture } from './GradePicture.js';
import * as css from './PolicyEmblem.css.js';
import { gradeOf } from './policyTexts.js';

/** The level of a policy as a picture with its name. */
export function PolicyEmblem({ policy }: { readonly policy: Pick<Policy, 'grade' | 'gradeName'> }) {
  return (
    <span className={css.emblem}>
      <GradePicture grade={policy.grade} />
      <span className={css.grade}>{gradeOf(policy)}</span>
    </span>
  );
}
