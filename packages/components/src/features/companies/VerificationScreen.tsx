import { CertifyTypeValues } from '@huiqi/sdk';
import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useCompaniesCopy } from './copy.js';
import type { CompanyPaths } from './paths.js';
import { VerificationForm } from './verification/VerificationForm.js';

export type VerificationScreenProps = ScreenProps<
  Pick<CompanyPaths, 'information' | 'orderAuthorisation'>
>;

/**
 * The verification of an enterprise. In the query: `type` (kind of verification), `operate=edit` with the `id` of the
 * record to correct, and `orderId` if an order needs it (spec 1 §4).
 */
export function VerificationScreen(props: VerificationScreenProps) {
  const { query, paths, navigate } = props;
  const copy = useCompaniesCopy();
  const orderId = query.get('orderId');
  const id = query.get('id') ?? undefined;
  const isEdit = query.get('operate') === 'edit';
  const next = orderId ? paths.orderAuthorisation(orderId) : paths.information();
  return (
    <VerificationForm
      key={`${isEdit} ${id ?? ''}`}
      type={CertifyTypeValues.find((value) => value === query.get('type'))}
      edit={isEdit ? { id } : undefined}
      back={{ label: copy.informationTitle, ...screenLink(props, paths.information()) }}
      nextLabel={orderId ? copy.toOrderAuthorisation : copy.toInformation}
      // The form is finished: Back must not return to it.
      onVerified={() => navigate(next, { replace: true })}
    />
  );
}
