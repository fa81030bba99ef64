import {
  encodePassword,
  loginByPassword,
  loginByPhone,
  loginByTaxNumber,
  type UserInfo,
} from '@huiqi/sdk';
import { useMemo, useRef, useState } from 'react';
import { useHuiqi } from '../../../provider/context.js';
import { fieldErrorsOf } from '../../../provider/fieldErrorsOf.js';
import { useSetCurrentUser } from '../../../provider/useCurrentUser.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { toLoginCaptcha, type CaptchaSolution } from '../../captchas/captchaSolution.js';
import { keepLoginAccount } from '../../passwords/loginAccount.js';
import { useCaptchaGate, type CaptchaGate } from '../../passwords/useCaptchaGate.js';
import type { LoginEntry } from './loginKind.js';
import { rememberKey, type LoginKind, type LoginProblems } from './loginKind.js';

export interface Login {
  readonly submit: (entry: LoginEntry) => void;
  readonly busy: boolean;
  /** Error of the last attempt, unless shown at a field. */
  readonly error: unknown;
  readonly problems: LoginProblems;
  readonly captcha: CaptchaGate<LoginEntry>['dialog'];
  /** Clears the failed attempt: another login kind was selected. */
  readonly reset: () => void;
}

/** The three login kinds; asks for a captcha if the server requires one (spec 1 §7, §8). */
export function useLogin(onLoggedIn: (user: UserInfo) => void): Login {
  const { drafts } = useHuiqi();
  const setUser = useSetCurrentUser();
  const [kind, setKind] = useState<LoginKind>('password');
  const latest = useRef<LoginEntry>(undefined);
  const gate = useCaptchaGate(send);
  const options = {
    successMessage: false as const,
    onError: gate.failed,
    onSuccess: ({ userInfo }: { readonly userInfo: UserInfo }) => {
      gate.succeeded();
      const entry = latest.current;
      if (entry) {
        const { account, remember } = entry;
        if (remember) drafts.lasting.set(rememberKey(entry.kind), account);
        else drafts.lasting.remove(rememberKey(entry.kind));
        if (entry.kind !== 'tax') keepLoginAccount(drafts, account);
      }
      setUser(userInfo);
      onLoggedIn(userInfo);
    },
  };
  const byPassword = useMutationOf(loginByPassword, options);
  const byPhone = useMutationOf(loginByPhone, options);
  const byTax = useMutationOf(loginByTaxNumber, options);

  function send(entry: LoginEntry, solution: CaptchaSolution | null): void {
    const { account, secret } = entry;
    latest.current = entry;
    setKind(entry.kind);
    const type = 'FRONT' as const;
    if (entry.kind === 'phone') {
      void byPhone.run({ body: { type, telPhone: account, code: secret, ...solution } });
      return;
    }
    const password = encodePassword(secret);
    const captcha = solution ? toLoginCaptcha(solution) : {};
    if (entry.kind === 'tax')
      void byTax.run({ body: { type, taxNo: account.toUpperCase(), password, ...captcha } });
    else void byPassword.run({ body: { type, telPhone: account, password, ...captcha } });
  }

  const used = { password: byPassword, phone: byPhone, tax: byTax }[kind];
  const fields = useMemo(() => fieldErrorsOf(used.error), [used.error]);
  const problems = useMemo(
    () => ({
      account: fields['telPhone'] ?? fields['taxNo'],
      secret: kind === 'phone' ? fields['code'] : fields['password'],
    }),
    [fields, kind],
  );
  const isPlaced = 'pictureCaptcha' in fields || Object.values(problems).some(Boolean);
  return {
    submit: gate.submit,
    busy: byPassword.busy || byPhone.busy || byTax.busy,
    error: isPlaced ? null : used.error,
    problems,
    captcha: gate.dialog,
    reset() {
      byPassword.reset();
      byPhone.reset();
      byTax.reset();
    },
  };
}
