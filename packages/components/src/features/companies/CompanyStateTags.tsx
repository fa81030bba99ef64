import type { AuditState, RelatedCompany } from '@huiqi/sdk';
import { Tag, type TagTone } from '../../ui/Tag/Tag.js';
import { useCompaniesCopy } from './copy.js';

const tones: Readonly<Record<AuditState, TagTone>> = {
  PENDING: 'warning',
  PASSED: 'success',
  NOT_PASSED: 'danger',
};

/** The state of a verification. */
export function CertifyStateTag({ state }: { readonly state: RelatedCompany['certifyState'] }) {
  const copy = useCompaniesCopy();
  const labels: Readonly<Record<AuditState, string>> = {
    PENDING: copy.statePending,
    PASSED: copy.statePassed,
    NOT_PASSED: copy.stateNotPassed,
  };
  return state ? <Tag tone={tones[state]}>{labels[state]}</Tag> : <Tag>{copy.stateNone}</Tag>;
}

/** Whether the company has permitted use of its data for applications. */
export function AuthorisedTag({ authorized }: Pick<RelatedCompany, 'authorized'>) {
  const copy = useCompaniesCopy();
  return authorized ? (
    <Tag tone="success">{copy.authorised}</Tag>
  ) : (
    <Tag tone="warning">{copy.notAuthorised}</Tag>
  );
}
