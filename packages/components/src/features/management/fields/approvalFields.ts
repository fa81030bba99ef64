import { ManagedKindLabels, ManagedKindValues, type ManagedApproval } from '@huiqi/sdk';
import { codes, oneOf } from './codecs.js';
import { choicesOf, declareFields, line, type ContentField } from './ContentField.js';
import type { ManagedFieldsCopy } from './copy.js';
import type { ProductChoices } from './productFields.js';

/** Where one person publishes a kind; which kind it is cannot be changed. */
export function approvalFields(
  copy: ManagedFieldsCopy,
  { areas }: Pick<ProductChoices, 'areas'>,
): readonly ContentField<ManagedApproval>[] {
  const { field } = declareFields<ManagedApproval, ManagedFieldsCopy>(copy);
  const kinds = choicesOf(ManagedKindValues, ManagedKindLabels);
  return [
    field(
      copy.approval,
      'subject',
      oneOf(ManagedKindValues),
      { inputType: 'SELECT', hint: null, options: kinds },
      'NONE',
    ),
    field(
      copy.approval,
      'aloneIn',
      codes,
      {
        ...line(32_000),
        options: [{ value: '0', label: copy.wholePlatform }, ...(areas ?? [])],
      },
      'SEVERAL',
    ),
  ];
}
