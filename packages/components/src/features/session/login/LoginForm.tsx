import { sendLoginCaptcha, startSession, type UserInfo } from '@huiqi/sdk';
import { Suspense, useState } from 'react';
import { useClient, useHuiqi } from '../../../provider/context.js';
import { describeError } from '../../../provider/describeError.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { CaptchaDialog } from '../../captchas/CaptchaDialog.js';
import { PhoneCodeField } from '../../captchas/PhoneCodeField.js';
import { loginAccount } from '../../passwords/loginAccount.js';
import type { CodeControl } from '../../passwords/CodeControl.js';
import { LoginFormView, type LoginFormViewProps } from './LoginFormView.js';
import { rememberKey, type LoginKind } from './loginKind.js';
import { useLogin } from './useLogin.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

export interface LoginFormProps {
  /** The login kinds to offer, according to the area's configuration. */
  readonly kinds?: readonly LoginKind[] | undefined;
  readonly forgot?: LinkTarget | undefined;
  readonly thirdParty?: LoginFormViewProps['thirdParty'];
  readonly onSuccess: (user: UserInfo) => void;
}

const everyKind: readonly LoginKind[] = ['password', 'phone', 'tax'];

// First logins are rare.
const FirstPasswordDialog = lazyPart(async () => ({
  default: (await import('../../passwords/FirstPasswordDialog.js')).FirstPasswordDialog,
}));

/**
 * Signs in. The password only leaves the page hashed and encoded, and is never stored. Asks for a captcha if the server
 * requires one, and for a new password after the first login.
 */
export function LoginForm({ kinds = everyKind, forgot, thirdParty, onSuccess }: LoginFormProps) {
  const { client, drafts } = useHuiqi();
  const [newcomer, setNewcomer] = useState<UserInfo | null>(null);
  const login = useLogin((user) => (user.isFirstLogin ? setNewcomer(user) : onSuccess(user)));
  async function resume(user: UserInfo, saved: boolean): Promise<void> {
    // A taxpayer now has a phone.
    const fresh = saved ? await startSession(client).catch(() => null) : null;
    onSuccess(fresh ?? user);
  }
  return (
    <>
      <LoginFormView
        kinds={kinds}
        remembered={(kind) => drafts.lasting.get(rememberKey(kind))}
        initial={(kind) => (kind === 'tax' ? undefined : loginAccount(drafts))}
        busy={login.busy}
        error={login.error === null ? null : describeError(login.error)}
        problems={login.problems}
        CodeField={LoginCodeField}
        forgot={forgot}
        thirdParty={thirdParty}
        onLogin={login.submit}
        onKindChange={login.reset}
      />
      <CaptchaDialog {...login.captcha} busy={login.busy} />
      {newcomer && (
        <Suspense fallback={null}>
          <FirstPasswordDialog
            open
            user={newcomer}
            onDone={({ saved }) => void resume(newcomer, saved)}
          />
        </Suspense>
      )}
    </>
  );
}

function LoginCodeField({ onPhoneRefused, ...control }: CodeControl) {
  const client = useClient();
  return (
    <PhoneCodeField
      {...control}
      purpose="login"
      onPhoneProblem={(error) => onPhoneRefused(error.userMessage)}
      send={async (solution) => {
        await sendLoginCaptcha(client, { body: { phone: control.phone, ...solution } });
      }}
    />
  );
}
