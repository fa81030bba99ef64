import { describeError, useAction, useClient } from '@huiqi/components/provider';
import { Banner, Button } from '@huiqi/components/ui';
import { finishLogout } from './finishLogout.js';

/** Above every page, until the server has confirmed the logout or somebody logs in. */
export function LogoutBar() {
  const client = useClient();
  const { run, busy, error } = useAction(() => finishLogout(client));
  return (
    <div role="alert">
      <Banner
        tone="danger"
        action={
          <Button size="small" loading={busy} onClick={() => void run()}>
            再次退出
          </Button>
        }
      >
        退出没有完成：服务器没有确认，登录可能仍然有效。请再次退出；使用公用电脑时，请完成后再离开。
        {error !== null && describeError(error).title}
      </Banner>
    </div>
  );
}
