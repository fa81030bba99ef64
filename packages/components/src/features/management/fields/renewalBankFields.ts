import type { ManagedRenewalBank } from '@huiqi/sdk';
import { number, optionalText, text } from './codecs.js';
import { declareFields, line, long, positionControl, type ContentField } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';
import { renewalLines, renewalText } from './renewalLines.js';

/** How a bank renews loans; which bank it is cannot be changed. */
export function renewalBankFields(
  copy: ManagedFieldsCopy,
): readonly ContentField<ManagedRenewalBank>[] {
  const { field } = declareFields<ManagedRenewalBank, ManagedFieldsCopy>(copy);
  return [
    field(copy.basics, 'bank', text, line(200), 'NONE'),
    field(copy.basics, 'phone', optionalText, {
      inputType: 'TEL',
      maxLength: 20,
      label: copy.renewalPhone,
      hint: copy.renewalPhoneHint,
    }),
    field(copy.basics, 'slogan', optionalText, line(200)),
    field(copy.basics, 'position', number, positionControl),
    field(copy.renewal, 'products', renewalLines, long(10_000), undefined, renewalText(copy)),
  ];
}
