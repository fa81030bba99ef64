import { copy } from './copy.js';
import * as css from './desktop.css.js';

interface TitleBarProps {
  readonly account: string | null;
  readonly isConnected: boolean;
  readonly onLogIn: () => void;
  readonly onLogOut: () => void;
}

/** Name of the client, whether pages are connected, and who is logged in. */
export function TitleBar({ account, isConnected, onLogIn, onLogOut }: TitleBarProps) {
  const name = copy.accounts.find(({ value }) => value === account)?.label;
  return (
    <header className={css.titleBar}>
      <strong>{copy.name}</strong>
      <span className={css.connection} data-open={isConnected}>
        {isConnected ? '页面已连接' : '没有已连接的页面'}
      </span>
      <span className={css.account}>
        {account === null ? (
          <button type="button" className={css.titleButton} onClick={onLogIn}>
            登录客户端
          </button>
        ) : (
          <>
            <span>{name ?? '已登录'}</span>
            <button type="button" className={css.titleButton} onClick={onLogOut}>
              退出客户端
            </button>
          </>
        )}
      </span>
    </header>
  );
}
