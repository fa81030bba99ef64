import { RoleTypeLabels, RoleTypeValues, type FormEntry, type ManagedStaff } from '@huiqi/sdk';
import { codes, oneOf, optionalText, text } from './codecs.js';
import { choicesOf, declareFields, reference, type ContentField } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';
import { regionField, type RegionChoice, type RegionCodec } from './regionField.js';

export interface StaffChoices {
  readonly banks: FormEntry['options'];
  readonly organisations: FormEntry['options'];
  readonly departments: FormEntry['options'];
  /** All areas: people are there before their region opens, and for a whole province. */
  readonly everywhere: readonly RegionChoice[] | undefined;
}

/** People sign up as NORMA by themselves. */
const roles = RoleTypeValues.filter((role) => role !== 'NORMA');

const ofRole = (role: (typeof roles)[number]) => ({
  visibleWhen: [{ checkName: 'role', values: [role] }],
});

/** Empty for the whole platform. */
const ofAccount: RegionCodec<ManagedStaff> = {
  toText: ({ scfProvince, scfCity, scfDistrict }) =>
    scfProvince === null || scfProvince === '0'
      ? ''
      : [scfProvince, scfCity ?? '0', scfDistrict ?? '0'].join('-'),
  toRegion: (typed) => {
    const [scfProvince = null, scfCity = null, scfDistrict = null] =
      typed === '' ? [] : typed.split('-');
    return { scfProvince, scfCity, scfDistrict };
  },
};

/** All fields of an account; `choices` are what it refers to, as far as loaded. */
export function staffFields(
  copy: ManagedFieldsCopy,
  { banks, organisations, departments, everywhere }: StaffChoices,
): readonly ContentField<ManagedStaff>[] {
  const { field } = declareFields<ManagedStaff, ManagedFieldsCopy>(copy);
  return [
    field(copy.basics, 'name', text, {
      inputType: 'TEXT',
      label: copy.personName,
      maxLength: 30,
    }),
    field(copy.basics, 'phone', optionalText, {
      inputType: 'PHONE',
      label: copy.mobile,
      hint: copy.mobileHint,
    }),
    field(
      copy.basics,
      'departmentIds',
      codes,
      { inputType: 'TEXT', options: departments ?? [] },
      'SEVERAL',
    ),
    field(copy.rights, 'role', oneOf(RoleTypeValues), {
      inputType: 'SELECT',
      required: true,
      options: choicesOf(roles, RoleTypeLabels),
    }),
    field(copy.rights, 'bankId', optionalText, {
      ...reference(banks, { ...copy, label: copy.bankId }),
      ...ofRole('FINANCIER'),
    }),
    field(copy.rights, 'orgId', optionalText, {
      ...reference(organisations, { ...copy, label: copy.orgId }),
      ...ofRole('SERVICE_STAFF'),
    }),
    regionField<ManagedStaff>(copy, everywhere, ofAccount, {
      section: copy.rights,
      hint: copy.regionHint,
    }),
  ];
}
