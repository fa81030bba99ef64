import type { AreaInfo, ManagedEvaluation } from '@huiqi/sdk';
import { optionalText, rawText, text } from './codecs.js';
import { declareFields, line, long, type ContentField } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';
import { firstDay, lastDay } from './dayCodecs.js';
import { questionLines, ratedDepartments } from './questionLines.js';
import { handledRegion, regionField } from './regionField.js';

/** All fields of an evaluation activity. */
export function evaluationFields(
  copy: ManagedFieldsCopy,
  { regions }: { readonly regions: readonly AreaInfo[] | undefined },
): readonly ContentField<ManagedEvaluation>[] {
  const { field } = declareFields<ManagedEvaluation, ManagedFieldsCopy>(copy);
  return [
    field(copy.basics, 'name', text, line(100)),
    field(copy.basics, 'introduction', rawText, {
      ...long(5000),
      label: copy.evaluationIntroduction,
    }),
    field(copy.basics, 'commentContent', optionalText, long(1000)),
    regionField<ManagedEvaluation>(copy, regions, handledRegion, {
      section: copy.basics,
      hint: copy.ratedRegionHint,
    }),
    field(copy.basics, 'beginTs', firstDay, { inputType: 'DATE' }),
    field(copy.basics, 'endTs', lastDay, { inputType: 'DATE' }),
    field(copy.questionnaire, 'departments', ratedDepartments, long(20_000)),
    field(copy.questionnaire, 'questions', questionLines, long(60_000)),
  ];
}
