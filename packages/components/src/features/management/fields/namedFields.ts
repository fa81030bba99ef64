import type { ManagedCategory, ManagedPublisher } from '@huiqi/sdk';
import { number, optionalText, text } from './codecs.js';
import { declareFields, line, long, positionControl, type ContentField } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';

export function categoryFields(copy: ManagedFieldsCopy): readonly ContentField<ManagedCategory>[] {
  const { field } = declareFields<ManagedCategory, ManagedFieldsCopy>(copy);
  return [
    field(copy.basics, 'name', text, line(100)),
    field(copy.basics, 'description', optionalText, long(500)),
    field(copy.basics, 'position', number, positionControl),
  ];
}

export function publisherFields(
  copy: ManagedFieldsCopy,
): readonly ContentField<ManagedPublisher>[] {
  const { field } = declareFields<ManagedPublisher, ManagedFieldsCopy>(copy);
  return [
    field(copy.basics, 'name', text, line(100)),
    field(copy.basics, 'logoUrl', text, { ...line(300), hint: copy.publisherLogoHint }, 'LOGO'),
    field(copy.basics, 'position', number, positionControl),
  ];
}
