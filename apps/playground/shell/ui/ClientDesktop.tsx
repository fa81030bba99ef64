import { useState } from 'react';
import { ClientNav } from './ClientNav.js';
import { copy } from './copy.js';
import * as css from './desktop.css.js';
import { DeveloperPanel } from './DeveloperPanel.js';
import { LoginDialog } from './LoginDialog.js';
import { SiteFrame } from './SiteFrame.js';
import { SubWindowFrame } from './SubWindowFrame.js';
import { TitleBar } from './TitleBar.js';
import { tokenForPage, useShell } from './useShell.js';

interface Page {
  readonly path: string;
  readonly src: string;
  /** Changes with each opening, so that the page is reloaded. */
  readonly opened: number;
}

/** The simulated client: its frame, the site in it, its windows, and what goes over the bridge. */
export function ClientDesktop() {
  const { state, log, act } = useShell();
  const [page, setPage] = useState<Page | null>(null);
  const [asksToLogIn, setAsksToLogIn] = useState(false);
  if (!state) return null;
  const open = async (path: string) => {
    const token = await tokenForPage();
    const query = token === null ? '' : `?${new URLSearchParams({ token, source: 'CLIENT' })}`;
    setPage((before) => ({ path, src: path + query, opened: (before?.opened ?? 0) + 1 }));
  };
  const closeLogin = () => {
    setAsksToLogIn(false);
    void act({ type: 'close-login' });
  };
  return (
    <div className={css.desktop}>
      <div className={css.client}>
        <TitleBar
          account={state.account}
          isConnected={state.connections.some(({ protocol }) => protocol !== null)}
          onLogIn={() => setAsksToLogIn(true)}
          onLogOut={() => void act({ type: 'logout' })}
        />
        <ClientNav current={page?.path} onOpen={(path) => void open(path)} />
        <div className={css.view}>
          {page ? (
            <SiteFrame key={page.opened} name="view-main" title="平台页面" src={page.src} />
          ) : (
            <div className={css.start}>
              <h1 className={css.startTitle}>欢迎使用{copy.name}</h1>
              <p>
                从左侧打开平台页面。登录客户端后，页面地址会带上一次性凭证；未登录时页面会请客户端打开登录窗口。
              </p>
            </div>
          )}
        </div>
      </div>
      <DeveloperPanel
        state={state}
        log={log}
        act={act}
        onReload={page ? () => void open(page.path) : undefined}
      />
      {state.windows.map((target) => (
        <SubWindowFrame
          key={target.id}
          target={target}
          onClose={() => void act({ type: 'close-window', id: target.id })}
        />
      ))}
      <LoginDialog
        isOpen={state.isLoginOpen || asksToLogIn}
        onClose={closeLogin}
        onLogIn={(account) => act({ type: 'login', account }).then(closeLogin)}
      />
    </div>
  );
}
