import type { RelatedCompany, UserInfo } from '@huiqi/sdk';
import { useId, useRef, type RefObject } from 'react';
import { describeError } from '../../../provider/describeError.js';
import { DynamicFields } from '../../../patterns/DynamicField/DynamicFields.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { useBrowserLayoutEffect } from '../../../ui/shared/useBrowserLayoutEffect.js';
import { AuthorityChoice } from './AuthorityChoice.js';
import { CertifyPrompt } from './CertifyPrompt.js';
import { alert, form } from '../companies.css.js';
import { useCompaniesCopy } from '../copy.js';
import { LegalPhoneCodeField } from '../verification/LegalPhoneCodeField.js';
import type { CertifyEntry } from '../paths.js';
import { useAuthorisation } from './useAuthorisation.js';

export interface AuthorisationDialogProps {
  readonly user: UserInfo;
  readonly company: RelatedCompany;
  /** Called with the credit code of the company. */
  readonly onAuthorised: (creditCode: string) => void;
  /** Opens the verification of a failed new record of a PHONE user (spec 1 §4). */
  readonly onCertify?: ((entry: CertifyEntry) => void) | undefined;
  readonly onClose: () => void;
  /** Receives focus on close if the opener is gone. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Enterprise authorisation (spec 1 §3, §4). The input is never stored: it contains identity numbers. */
export function AuthorisationDialog(props: AuthorisationDialogProps) {
  const { user, company, onAuthorised, onCertify, onClose, fallbackFocus } = props;
  const copy = useCompaniesCopy();
  const formId = useId();
  const authorisation = useAuthorisation({ company, onAuthorised });
  const { values, errors, attempt, codeAttempt, refusal, failure } = authorisation;
  const codeInput = useRef<HTMLInputElement | null>(null);
  useBrowserLayoutEffect(() => {
    // After the summary took focus: all there is to do is type the code again.
    if (codeAttempt > 0) codeInput.current?.focus();
  }, [codeAttempt]);
  const mayCertify = onCertify && user.type === 'PHONE' && !authorisation.isRenewal;
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
          <Button variant="primary" loading={authorisation.busy} onClick={authorisation.submit}>
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
          authorisation.submit();
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
          entries={authorisation.entries}
          values={values}
          errors={errors}
          left={authorisation.left}
          onLeave={authorisation.leave}
          attempt={attempt}
          onChange={authorisation.change}
        />
        {authorisation.needsCode && (
          <LegalPhoneCodeField
            id={`${formId}-phoneCaptcha`}
            creditCode={company.creditCode}
            legalPhone={values['legalPhone'] ?? ''}
            value={values['phoneCaptcha'] ?? ''}
            error={errors['phoneCaptcha']}
            onValueChange={(value) => authorisation.change('phoneCaptcha', value)}
            canSend={authorisation.checkPhone}
            inputRef={(element) => {
              codeInput.current = element;
            }}
          />
        )}
        {authorisation.granted && (
          <AuthorityChoice
            id={`${formId}-authority`}
            value={authorisation.granted}
            onChange={authorisation.grant}
            error={errors['authority']}
          />
        )}
        <div role="alert" className={alert}>
          {refusal && !mayCertify && <Banner tone="danger">{refusal.message}</Banner>}
          {failure !== null && <ErrorPanel compact {...describeError(failure)} />}
        </div>
      </form>
      {refusal && mayCertify && (
        <CertifyPrompt
          message={refusal.message}
          onClose={authorisation.closeRefusal}
          onCertify={() => onCertify({ type: 'FR', operate: 'edit', isAuth: true, id: refusal.id })}
        />
      )}
    </Dialog>
  );
}
