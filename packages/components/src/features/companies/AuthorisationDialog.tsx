import {
  certifyEnterprise,
  getAuthorisationBase,
  type AuthorisationResult,
  type RelatedCompany,
  type UserInfo,
} from '@huiqi/sdk';
import { validateForm } from '@huiqi/sdk/domain';
import { useId, useMemo, useState, type RefObject } from 'react';
import { describeError } from '../../provider/describeError.js';
import { fieldErrorsOf } from '../../provider/fieldErrorsOf.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { useOperation } from '../../provider/useOperation.js';
import { DynamicFields } from '../../patterns/DynamicField/DynamicFields.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { AuthorityChoice } from './AuthorityChoice.js';
import {
  authorisationEntries,
  authorisationStart,
  toAuthorisation,
  type Authority,
} from './authorisationForm.js';
import { CertifyPrompt } from './CertifyPrompt.js';
import { alert, form } from './companies.css.js';
import { useCompaniesCopy } from './copy.js';
import type { CertifyEntry } from './paths.js';

export interface AuthorisationDialogProps {
  readonly user: UserInfo;
  readonly company: RelatedCompany;
  /** Is called with the credit code of the company. */
  readonly onAuthorised: (creditCode: string) => void;
  /** Opens the verification of a new record that a PHONE user got wrong (spec 1 §4). */
  readonly onCertify?: ((entry: CertifyEntry) => void) | undefined;
  readonly onClose: () => void;
  /** Takes focus on close where the opener is gone. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Enterprise authorisation (spec 1 §3, §4). Nothing typed here is kept: it holds identity numbers. */
export function AuthorisationDialog(props: AuthorisationDialogProps) {
  const { user, company, onAuthorised, onCertify, onClose, fallbackFocus } = props;
  const copy = useCompaniesCopy();
  const formId = useId();
  const entries = useMemo(() => authorisationEntries(copy), [copy]);
  const { nsrsbh, provinceCode, areaCode } = company;
  const former = useOperation(getAuthorisationBase, { nsrsbh, provinceCode, areaCode });
  const [values, setValues] = useState(() => authorisationStart(company));
  // Consent is given, not assumed: nothing is checked by default (PIPL 14).
  const [granted, setGranted] = useState<readonly Authority[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<AuthorisationResult | null>(null);
  const formerId = former.data?.id ?? undefined;
  const certify = useMutationOf(certifyEnterprise, {
    successMessage: false,
    onSuccess(outcome, { body }) {
      const isRefused =
        outcome.result === 'THREECHECKNOPASS' || outcome.result === 'FOURCHECKNOPASS';
      if (isRefused) setRefusal(outcome);
      else onAuthorised(body.nsrsbh);
    },
    onError: (error) => setErrors(fieldErrorsOf(error)),
  });
  function submit() {
    const found = validateForm(entries, values);
    if (granted.length === 0) found['authority'] = copy.authorityNone;
    setErrors(found);
    setRefusal(null);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    const body = toAuthorisation(company, values, granted);
    void certify.run({ body: formerId === undefined ? body : { ...body, id: formerId } });
  }
  const mayCertify = onCertify && user.type === 'PHONE' && formerId === undefined;
  return (
    <Dialog
      open
      fallbackFocus={fallbackFocus}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.authTitle}
      description={copy.authHint}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant="primary" loading={certify.busy} onClick={() => submit()}>
            {copy.submitAuth}
          </Button>
        </>
      }
    >
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DescriptionList
          columns={1}
          items={[
            { term: copy.companyName, value: company.qymc, kind: 'name' },
            { term: copy.creditCode, value: company.creditCode, kind: 'code' },
            ...(company.areaName ? [{ term: copy.region, value: company.areaName }] : []),
          ]}
        />
        <DynamicFields
          idPrefix={formId}
          entries={entries}
          values={values}
          errors={errors}
          attempt={attempt}
          onChange={(name, value) => {
            setValues((before) => ({ ...before, [name]: value }));
            setErrors(({ [name]: _gone, ...rest }) => rest);
          }}
        />
        <AuthorityChoice
          id={`${formId}-authority`}
          value={granted}
          onChange={setGranted}
          error={errors['authority']}
        />
        <div role="alert" className={alert}>
          {refusal && !mayCertify && <Banner tone="danger">{refusal.message}</Banner>}
          {certify.error !== null && <ErrorPanel compact {...describeError(certify.error)} />}
        </div>
      </form>
      {refusal && mayCertify && (
        <CertifyPrompt
          message={refusal.message}
          onClose={() => setRefusal(null)}
          onCertify={() => onCertify({ type: 'FR', operate: 'edit', isAuth: true, id: refusal.id })}
        />
      )}
    </Dialog>
  );
}
