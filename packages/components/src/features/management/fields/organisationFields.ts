import type { AreaInfo, ManagedOrganisation } from '@huiqi/sdk';
import { optionalText, text } from './codecs.js';
import { declareFields, line, long, type ContentField } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';
import { handledRegion, regionField } from './regionField.js';

/** All fields of a service organisation. */
export function organisationFields(
  copy: ManagedFieldsCopy,
  { regions }: { readonly regions: readonly AreaInfo[] | undefined },
): readonly ContentField<ManagedOrganisation>[] {
  const { field } = declareFields<ManagedOrganisation, ManagedFieldsCopy>(copy);
  return [
    field(copy.basics, 'name', text, line(100)),
    field(copy.basics, 'logo', text, line(300), 'LOGO'),
    field(copy.basics, 'creditCode', text, line(20)),
    regionField<ManagedOrganisation>(copy, regions, handledRegion, {
      section: copy.basics,
      hint: copy.handledRegionHint,
    }),
    field(copy.basics, 'introduction', optionalText, {
      ...long(5000),
      label: copy.organisationIntroduction,
    }),
    field(copy.contact, 'address', optionalText, line(200)),
    field(copy.contact, 'contactName', optionalText, line(50)),
    field(copy.contact, 'contactPhone', optionalText, { inputType: 'TEL', maxLength: 20 }),
  ];
}
