import type { ManagedBank } from '@huiqi/sdk';
import { number, optionalText, text } from './codecs.js';
import { declareFields, positionControl, type ContentField } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';

export function bankFields(copy: ManagedFieldsCopy): readonly ContentField<ManagedBank>[] {
  const { field } = declareFields<ManagedBank, ManagedFieldsCopy>(copy);
  return [
    field(copy.basics, 'name', text, { inputType: 'TEXT', maxLength: 60 }),
    field(copy.basics, 'logoUrl', text, { inputType: 'TEXT', maxLength: 300 }, 'LOGO'),
    field(copy.basics, 'phone', optionalText, { inputType: 'TEL', maxLength: 20 }),
    field(copy.basics, 'position', number, positionControl),
  ];
}
