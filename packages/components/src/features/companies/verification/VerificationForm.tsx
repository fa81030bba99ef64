import {
  getCertifyData,
  getVerificationInfo,
  isHuiqiError,
  type CertifyData,
  type CertifyType,
  type UserInfo,
} from '@huiqi/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { toDataState } from '../../../provider/toDataState.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { LegalPhoneCodeField } from './LegalPhoneCodeField.js';
import { useVerification } from './useVerification.js';
import { VerificationView } from './VerificationView.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

const VerificationResultDialog = lazyPart(async () => ({
  default: (await import('./VerificationResultDialog.js')).VerificationResultDialog,
}));

export interface VerificationFormProps {
  /** The kind of verification. Defaults to FR. */
  readonly type?: CertifyType | undefined;
  /** Corrects a record: the form starts with its values. */
  readonly edit?: { readonly id?: string | undefined } | undefined;
  readonly back: PageLink;
  /** Label of the link that `onVerified` follows. */
  readonly nextLabel: string;
  readonly onVerified: () => void;
}

/** Verification of an enterprise: known data, form, result (spec 1 §2, §5). */
export function VerificationForm(props: VerificationFormProps) {
  const { edit, back } = props;
  const user = useCurrentUser();
  const id = edit?.id;
  const record = useOperation(getCertifyData, id ? { id } : {}, { enabled: edit !== undefined });
  const known = useOperation(getVerificationInfo, {}, { enabled: edit === undefined });
  const source = edit ? record : known;
  // A failed verification reloads it without a result: the form keeps its input meanwhile.
  const [isNew, setNew] = useState(false);
  if (!isNew && isHuiqiError(source.error, '794103')) setNew(true);
  const loading = <Skeleton preset="form" rows={5} />;
  return (
    <PageState state={toDataState(user)} exit={back} loading={loading}>
      {(who) => (
        <PageState state={toReady(source, isNew)} exit={back} loading={loading}>
          {(data) => who && <Loaded {...props} key={who.id} user={who} data={data.known} />}
        </PageState>
      )}
    </PageState>
  );
}

/** 794103 means that nothing was verified yet: an empty form (spec 1 §8). */
function toReady(
  query: UseQueryResult<Partial<CertifyData>, Error>,
  isNew: boolean,
): DataStateValue<{ readonly known: Partial<CertifyData> | null }> {
  if (isNew && (query.isPending || isHuiqiError(query.error, '794103')))
    return { status: 'ready', data: { known: null } };
  const state = toDataState(query);
  return state.status === 'ready' ? { status: 'ready', data: { known: state.data } } : state;
}

interface LoadedProps extends VerificationFormProps {
  readonly user: UserInfo;
  readonly data: Partial<CertifyData> | null;
}

function Loaded(props: LoadedProps) {
  const { user, data, type = 'FR', edit, back, nextLabel, onVerified } = props;
  const form = useVerification({ user, data, type });
  const { creditCode, legalPhone, phoneCaptcha } = form.values;
  return (
    <>
      <VerificationView
        form={form}
        data={data}
        isTax={user.type === 'TAX'}
        isEdit={edit !== undefined}
        back={back}
        renderCode={(id) => (
          <LegalPhoneCodeField
            id={id}
            creditCode={creditCode}
            legalPhone={legalPhone}
            value={phoneCaptcha}
            error={form.errors.phoneCaptcha}
            onValueChange={(value) => form.change('phoneCaptcha', value)}
            canSend={form.checkPhone}
          />
        )}
      />
      <Suspense>
        {form.result && (
          <VerificationResultDialog
            result={form.result}
            nextLabel={nextLabel}
            onNext={onVerified}
            onClose={form.closeResult}
          />
        )}
      </Suspense>
    </>
  );
}
