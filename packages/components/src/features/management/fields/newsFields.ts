import type { ManagedNews } from '@huiqi/sdk';
import { optionalText, rawText, text } from './codecs.js';
import { declareFields, line, type ContentField } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';

export function newsFields(copy: ManagedFieldsCopy): readonly ContentField<ManagedNews>[] {
  const { field } = declareFields<ManagedNews, ManagedFieldsCopy>(copy);
  return [
    field(copy.basics, 'title', text, { inputType: 'TEXT', maxLength: 60 }),
    field(copy.basics, 'source', text, { inputType: 'TEXT', maxLength: 50 }),
    field(copy.basics, 'regionCode', optionalText, { inputType: 'AREA' }),
    field(copy.pictureUrl, 'pictureUrl', text, line(300), 'NEWS_PICTURE'),
    field(copy.pictureUrl, 'pictureAlt', optionalText, line(100)),
    field(copy.basics, 'content', rawText, { inputType: 'TEXTAREA', maxLength: 20_000 }),
  ];
}
