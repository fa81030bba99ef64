import {
  certifyEnterprise,
  getAuthorisationBase,
  type AuthorisationResult,
  type RelatedCompany,
} from '@huiqi/sdk';
import { useMemo, useState } from 'react';
import { fieldErrorsOf } from '../../../provider/fieldErrorsOf.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useLeftErrors } from '../../../patterns/useFields/useLeftErrors.js';
import {
  authorisationEntries,
  authorisationStart,
  toAuthorisation,
  validateAuthorisation,
  type Authority,
} from './authorisationForm.js';
import { useCompaniesCopy } from '../copy.js';
import { useGranted } from './useGranted.js';

export interface AuthorisationOptions {
  readonly company: RelatedCompany;
  /** Called with the credit code of the company. */
  readonly onAuthorised: (creditCode: string) => void;
}

/** State of an authorisation: input, consent, errors, and the submission. Nothing is stored. */
export function useAuthorisation({ company, onAuthorised }: AuthorisationOptions) {
  const copy = useCompaniesCopy();
  const entries = useMemo(() => authorisationEntries(copy), [copy]);
  const { nsrsbh, provinceCode, areaCode } = company;
  const former = useOperation(getAuthorisationBase, { nsrsbh, provinceCode, areaCode });
  const [values, setValues] = useState(() => authorisationStart(company));
  const { granted, choose, error: unread } = useGranted(company);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const [codeAttempt, setCodeAttempt] = useState(0);
  const [refusal, setRefusal] = useState<AuthorisationResult | null>(null);
  const formerId = former.data?.id ?? undefined;
  // Also if the region has started to require one meanwhile.
  const needsCode = former.data?.phoneCodeRequired !== false || 'phoneCaptcha' in errors;

  function report(found: Readonly<Record<string, string>>): boolean {
    setErrors(found);
    setAttempt((count) => count + 1);
    const wrong = Object.keys(found);
    if (wrong.join() === 'phoneCaptcha') setCodeAttempt((count) => count + 1);
    return wrong.length === 0;
  }

  const found = () =>
    validateAuthorisation({ copy, entries, values, granted: granted ?? [], needsCode });
  const { left, leave, forgetLeft } = useLeftErrors((name) => values[name] && found()[name]);
  const forget = (name: string) => {
    setErrors(({ [name]: _gone, ...rest }) => rest);
    forgetLeft(name);
  };

  const change = (name: string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    forget(name);
  };

  const certify = useMutationOf(certifyEnterprise, {
    successMessage: false,
    onSuccess(outcome, { body }) {
      const isRefused =
        outcome.result === 'THREECHECKNOPASS' || outcome.result === 'FOURCHECKNOPASS';
      if (!isRefused) return onAuthorised(body.nsrsbh);
      setRefusal(outcome);
      // The code was used up.
      change('phoneCaptcha', '');
    },
    onError(error) {
      const found = fieldErrorsOf(error);
      if (Object.keys(found).length > 0) report(found);
    },
  });

  return {
    entries,
    values,
    granted,
    errors,
    left,
    leave,
    attempt,
    /** Number of failed submissions in which only the code was wrong. */
    codeAttempt,
    needsCode,
    refusal,
    busy: certify.busy,
    /** Whether this renews an earlier record. */
    isRenewal: formerId !== undefined,
    /** Errors without a field: the network, a limit, the register. */
    failure:
      Object.keys(fieldErrorsOf(certify.error)).length > 0 ? null : (certify.error ?? unread),
    change,
    grant(chosen: readonly Authority[]) {
      choose(chosen);
      forget('authority');
    },
    closeRefusal: () => setRefusal(null),
    /** Whether a code can be sent to the phone; otherwise shows an error at its field. */
    checkPhone() {
      const { legalPhone } = found();
      return legalPhone === undefined || report({ legalPhone });
    },
    submit() {
      setRefusal(null);
      if (!report(found()) || !granted) return;
      const { phoneCaptcha, ...body } = toAuthorisation(company, values, granted);
      const code = needsCode ? { phoneCaptcha } : {};
      const id = formerId === undefined ? {} : { id: formerId };
      void certify.run({ body: { ...body, ...code, ...id } });
    },
  };
}
