import {
  encodePassword,
  isHuiqiError,
  register,
  sendRegisterCaptcha,
  type UserInfo,
} from '@huiqi/sdk';
import { useMemo, useState } from 'react';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { useClient, useHuiqi } from '../../provider/context.js';
import { fillCopy } from '../../provider/copy.js';
import { describeError } from '../../provider/describeError.js';
import { fieldErrorsOf } from '../../provider/fieldErrorsOf.js';
import type { LinkTarget } from '../../provider/screen.js';
import { useSetCurrentUser } from '../../provider/useCurrentUser.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { CaptchaDialog } from '../captchas/CaptchaDialog.js';
import { PhoneCodeField } from '../captchas/PhoneCodeField.js';
import type { CaptchaSolution } from '../captchas/captchaSolution.js';
import type { CodeControl } from '../passwords/CodeControl.js';
import { keepLoginAccount } from '../passwords/loginAccount.js';
import { alert } from '../passwords/passwords.css.js';
import { useCaptchaGate } from '../passwords/useCaptchaGate.js';
import { AccountForm, type NewAccount } from './AccountForm.js';
import { useRegistrationCopy } from './copy.js';

export interface AccountStepProps {
  readonly login: LinkTarget;
  readonly agreementHref: string;
  readonly privacyHref: string;
  readonly onRegistered: (user: UserInfo) => void;
}

const phoneKey = 'huiqi:register:phone';

/**
 * Creates the account. Asks for an image captcha after more than one failed attempt, counted by the server (spec 1 §4);
 * a registered phone is cleared and offered for the login (spec 1 §5).
 */
export function AccountStep({ login, agreementHref, privacyHref, onRegistered }: AccountStepProps) {
  const copy = useRegistrationCopy();
  const { drafts } = useHuiqi();
  const setUser = useSetCurrentUser();
  const [taken, setTaken] = useState<string | null>(null);
  const gate = useCaptchaGate(send);
  const write = useMutationOf(register, {
    successMessage: false,
    onError: (error, { body }) => {
      gate.failed(error);
      if (isHuiqiError(error, '795101')) setTaken(body.telPhone);
    },
    onSuccess: ({ userInfo }, { body }) => {
      gate.succeeded();
      keepLoginAccount(drafts, body.telPhone);
      drafts.passing.remove(phoneKey);
      setUser(userInfo);
      onRegistered(userInfo);
    },
  });
  function send({ phone, password, code }: NewAccount, solution: CaptchaSolution | null): void {
    setTaken(null);
    const encoded = encodePassword(password);
    void write.run({
      body: { type: 'FRONT', telPhone: phone, password: encoded, code, ...solution },
    });
  }
  const { error } = write;
  const fields = useMemo(() => fieldErrorsOf(error), [error]);
  const problems = useMemo(
    () => ({ phone: fields['telPhone'], password: fields['password'], code: fields['code'] }),
    [fields],
  );
  const refusal = useMemo(
    () => (isHuiqiError(error, '795101') ? { message: error.userMessage } : undefined),
    [error],
  );
  const isPlaced = Object.keys(fields).length > 0;
  return (
    <>
      <AccountForm
        initialPhone={drafts.passing.get(phoneKey) ?? ''}
        CodeField={RegisterCodeField}
        busy={write.busy}
        error={error === null || isPlaced ? null : describeError(error)}
        {...{ problems, refusal, agreementHref, privacyHref }}
        onPhoneChange={(phone) => {
          drafts.passing.set(phoneKey, phone);
          if (phone !== '') setTaken(null);
        }}
        onPhoneTaken={setTaken}
        onRegister={gate.submit}
      >
        <div role="status" className={alert}>
          {taken && (
            <Banner
              tone="info"
              action={
                <a
                  href={login.href}
                  onClick={(event) => {
                    keepLoginAccount(drafts, taken);
                    onPlainClick(login.onOpen)?.(event);
                  }}
                >
                  {copy.takenLogin}
                </a>
              }
            >
              {fillCopy(copy.taken, { phone: taken })}
            </Banner>
          )}
        </div>
      </AccountForm>
      <CaptchaDialog {...gate.dialog} busy={write.busy} />
    </>
  );
}

function RegisterCodeField({ onPhoneRefused, ...control }: CodeControl) {
  const client = useClient();
  return (
    <PhoneCodeField
      {...control}
      purpose="register"
      captcha="onDemand"
      onPhoneProblem={(error) => onPhoneRefused(error.userMessage)}
      send={async (solution) => {
        await sendRegisterCaptcha(client, { body: { phone: control.phone, ...solution } });
      }}
    />
  );
}
