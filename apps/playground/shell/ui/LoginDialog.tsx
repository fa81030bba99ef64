import { Button, Dialog, RadioGroup } from '@huiqi/components/ui';
import { useState } from 'react';
import { copy } from './copy.js';

interface LoginDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onLogIn: (account: string) => Promise<void>;
}

/** The client's login form: the bank knows its user, the platform issues a token for it. */
export function LoginDialog({ isOpen, onClose, onLogIn }: LoginDialogProps) {
  const [account, setAccount] = useState<string>(copy.accounts[0].value);
  const [isBusy, setIsBusy] = useState(false);
  const logIn = () => {
    setIsBusy(true);
    void onLogIn(account).finally(() => setIsBusy(false));
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="客户端登录"
      description="真实客户端在此核验用户；模拟客户端让您选择示例账号。"
      isDirty={false}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" loading={isBusy} onClick={logIn}>
            登录
          </Button>
        </>
      }
    >
      <RadioGroup
        legend="示例账号"
        name="account"
        options={copy.accounts}
        value={account}
        onChange={setAccount}
      />
    </Dialog>
  );
}
