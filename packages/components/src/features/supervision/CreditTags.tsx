import {
  PublicCreditLevelLabels,
  RegistrationStatusLabels,
  type PublicCreditLevel,
  type RegistrationStatus,
} from '@huiqi/sdk';
import { labelOf } from '@huiqi/sdk/domain';
import { Tag, type TagTone } from '../../ui/Tag/Tag.js';
import { useCompanyCreditCopy } from './companyCreditCopy.js';

const levelTones: Readonly<Record<string, TagTone>> = {
  A: 'success',
  B: 'info',
  C: 'warning',
  D: 'danger',
};
const statusTones: Readonly<Record<string, TagTone>> = { ACTIVE: 'success', REVOKED: 'danger' };

/** A company's credit rating, or that it has none. */
export function CreditLevelTag({ level }: { readonly level: PublicCreditLevel | null }) {
  const copy = useCompanyCreditCopy();
  if (level === null) return <Tag>{copy.notRated}</Tag>;
  return <Tag tone={levelTones[level] ?? 'neutral'}>{labelOf(PublicCreditLevelLabels, level)}</Tag>;
}

/** A company's status in the register. */
export function RegistrationTag({ status }: { readonly status: RegistrationStatus }) {
  return (
    <Tag tone={statusTones[status] ?? 'neutral'}>{labelOf(RegistrationStatusLabels, status)}</Tag>
  );
}
