import { DeclareStatusLabels, type DeclareStatus, type Policy } from '@huiqi/sdk';
import { Tag, type TagTone } from '../../ui/Tag/Tag.js';
import { categoryOf, gradeOf, sizesOf } from './policyTexts.js';

const tones: Readonly<Record<DeclareStatus, TagTone>> = {
  NOT_STARTED: 'info',
  DECLARING: 'success',
  LONG_TERM: 'success',
  ENDED: 'neutral',
};

export interface PolicyTagsProps {
  readonly policy: Policy;
  /** Beside an emblem, which says the grade. */
  readonly withoutGrade?: boolean | undefined;
}

/** Tags of a policy: declaration state, grade, category, size of the target enterprises. */
export function PolicyTags({ policy, withoutGrade = false }: PolicyTagsProps) {
  const { declareStatus, enterpriseSizes } = policy;
  const category = categoryOf(policy);
  return (
    <>
      <Tag tone={tones[declareStatus]}>{DeclareStatusLabels[declareStatus]}</Tag>
      {!withoutGrade && <Tag>{gradeOf(policy)}</Tag>}
      {category && <Tag>{category}</Tag>}
      {enterpriseSizes.length > 0 && <Tag>{sizesOf(policy)}</Tag>}
    </>
  );
}
