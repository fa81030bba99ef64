import { encodePassword, loginByPassword, loginByTaxNumber, type UserInfo } from '@huiqi/sdk';
import { useClient, useHuiqi } from '../../provider/context.js';
import { describeError } from '../../provider/describeError.js';
import { useAction } from '../../provider/useAction.js';
import { useSetCurrentUser } from '../../provider/useCurrentUser.js';
import { LoginFormView, type LoginEntry } from './LoginFormView.js';
import { rememberKey, type LoginKind } from './loginKind.js';

export interface LoginFormProps {
  /** The ways to offer; the area's configuration decides. */
  readonly kinds?: readonly LoginKind[] | undefined;
  readonly onSuccess: (user: UserInfo) => void;
}

const everyKind: readonly LoginKind[] = ['password', 'tax'];

/** Signs in. The password leaves the page hashed and encoded only, and is never kept. */
export function LoginForm({ kinds = everyKind, onSuccess }: LoginFormProps) {
  const client = useClient();
  const { drafts } = useHuiqi();
  const setUser = useSetCurrentUser();
  const login = useAction(async ({ kind, account, password, remember }: LoginEntry) => {
    const common = { type: 'FRONT' as const, password: await encodePassword(password) };
    const { userInfo } =
      kind === 'password'
        ? await loginByPassword(client, { body: { ...common, telPhone: account } })
        : await loginByTaxNumber(client, { body: { ...common, taxNo: account.toUpperCase() } });
    if (remember) drafts.lasting.set(rememberKey(kind), account);
    else drafts.lasting.remove(rememberKey(kind));
    setUser(userInfo);
    onSuccess(userInfo);
  });
  return (
    <LoginFormView
      kinds={kinds}
      remembered={(kind) => drafts.lasting.get(rememberKey(kind))}
      busy={login.busy}
      error={login.error === null ? null : describeError(login.error)}
      onLogin={(entry) => void login.run(entry)}
      onKindChange={login.reset}
    />
  );
}
