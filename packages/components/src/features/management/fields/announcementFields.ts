import type { ManagedAnnouncement } from '@huiqi/sdk';
import { optionalText, rawText, text } from './codecs.js';
import { declareFields, line, long, type ContentField } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';

export function announcementFields(
  copy: ManagedFieldsCopy,
): readonly ContentField<ManagedAnnouncement>[] {
  const { field } = declareFields<ManagedAnnouncement, ManagedFieldsCopy>(copy);
  return [
    field(copy.basics, 'title', text, line(100)),
    field(copy.basics, 'endsOn', optionalText, { inputType: 'DATE' }),
    field(copy.basics, 'content', rawText, { ...long(5000), hint: copy.announcementHint }),
  ];
}
