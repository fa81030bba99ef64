import { useClient, useInvalidate } from '@huiqi/components/provider';
import { Button, Field, Select, useToast } from '@huiqi/components/ui';
import { isHuiqiError, startSession, encodePassword, loginByPassword, logout } from '@huiqi/sdk';
import { useState } from 'react';
import * as css from './playgroundPage.css.js';

/** Accounts of the sample data (README); they exist in the sandbox only. */
const accounts = [
  { value: '13800000001', label: '企业用户 13800000001' },
  { value: '13800000005', label: '银行客户经理 13800000005' },
  { value: '13800000006', label: '平台运营 13800000006' },
] as const;
const samplePassword = 'Huiqi@2026';

/** Signs a sample user in with one click, with the calls that an integrator would make. */
export function SampleLogin({ onChange }: { readonly onChange?: () => void }) {
  const client = useClient();
  const invalidate = useInvalidate();
  const toast = useToast();
  const [account, setAccount] = useState<string>(accounts[0].value);
  const [user, setUser] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<string | null>) => {
    setBusy(true);
    try {
      setUser(await action());
      await invalidate('session');
      onChange?.();
    } catch (error) {
      toast.error(isHuiqiError(error) ? error.userMessage : String(error));
    }
    setBusy(false);
  };
  const signIn = () =>
    run(async () => {
      await loginByPassword(client, {
        body: { type: 'FRONT', telPhone: account, password: encodePassword(samplePassword) },
      });
      const user = await startSession(client);
      return user?.name ?? user?.phone ?? account;
    });
  const signOut = () =>
    run(async () => {
      await logout(client);
      client.session.clear();
      return null;
    });
  return (
    <Field label="示例账号">
      {(control) => (
        <div className={css.row}>
          <div className={css.account}>
            <Select
              {...control}
              options={accounts}
              value={account}
              disabled={user !== null}
              onChange={({ target }) => setAccount(target.value)}
            />
          </div>
          <Button
            variant="secondary"
            loading={busy}
            onClick={() => void (user ? signOut() : signIn())}
          >
            {user ? '退出登录' : '登录'}
          </Button>
          <span role="status">{user ? `已登录：${user}` : '未登录'}</span>
        </div>
      )}
    </Field>
  );
}
