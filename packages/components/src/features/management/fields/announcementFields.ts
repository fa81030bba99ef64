import type { ManagedAnnouncement } from '@huiqi/sdk';
import { codes, optionalText, rawText, text } from './codecs.js';
import { declareFields, line, type ContentField } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';
import type { ProductChoices } from './productFields.js';
import { richTextLines } from './richTextLines.js';

export function announcementFields(
  copy: ManagedFieldsCopy,
  { areas }: Pick<ProductChoices, 'areas'>,
): readonly ContentField<ManagedAnnouncement>[] {
  const { field } = declareFields<ManagedAnnouncement, ManagedFieldsCopy>(copy);
  return [
    field(copy.basics, 'title', text, line(100)),
    field(copy.basics, 'endsOn', optionalText, { inputType: 'DATE' }),
    field(
      copy.basics,
      'regionCodes',
      codes,
      {
        ...line(32_000),
        label: copy.announcedIn,
        hint: copy.announcedInHint,
        ...(areas && { options: areas }),
      },
      'SEVERAL',
    ),
    field(
      copy.announcementText,
      'content',
      rawText,
      { ...line(50_000), hint: copy.richTextHint },
      'RICH_TEXT',
      richTextLines,
    ),
  ];
}
