import type { UserInfo } from '@huiqi/sdk';
import { UserMenu } from '@huiqi/components/session';
import { NoticeBell } from '@huiqi/components/notices';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { setLogoutUnfinished } from '../boot/unfinishedLogout.js';
import { setLoginReason } from '../boot/loginReason.js';
import { useSite } from '../boot/SiteContext.js';
import { useDesktop } from '../desktop/DesktopContext.js';
import { messagePaths, noticePaths } from '../pages/notices/paths.js';
import { useGo } from '../routes/useGo.js';
import { usePath } from '../routes/useAddress.js';
import { deskOf } from './deskOf.js';
import * as css from './header.css.js';

/** Notice bell and user menu. */
export function SignedInArea({ user }: { readonly user: UserInfo }) {
  const go = useGo();
  const desktop = useDesktop();
  const { preload, setUser } = useSite();
  const link = (to: string) => ({ href: to, onOpen: () => go(to) });
  // Staff have notices, but no user centre.
  const notices = user.permissions['GRZX'] === true ? noticePaths : messagePaths;
  const path = usePath();
  const desk = deskOf(user);
  // Preloaded, as it cannot be fetched when the network fails.
  useEffect(() => void import('../boot/LogoutBar.js').catch(() => undefined), []);
  const leaveAll = async () => {
    setLogoutUnfinished(true);
    // Navigates first: a page that needs a login would open it before the home page is loaded.
    await preload('/');
    go('/', { replace: true });
    setUser(null);
  };
  return (
    <div className={css.account}>
      {desk && (
        <Link to={desk} className={css.quiet}>
          工作台
        </Link>
      )}
      <NoticeBell centre={link(notices.notices())} noticeLink={(id) => link(notices.notice(id))} />
      <UserMenu
        centerHref="/userCenter"
        // The specification reloads the user centre if it is already open.
        onOpenCenter={() => (path === '/userCenter' ? location.reload() : go('/userCenter'))}
        {...(desk ? { desk: link(desk) } : {})}
        onChangePassword={() => go('/userCenter?dialog=password')}
        onLoggedOut={({ ok }) => {
          if (!ok) return void leaveAll();
          setLoginReason('left');
          void desktop?.notifySignedOut();
          setUser(null);
          go('/login', { replace: true });
        }}
      />
    </div>
  );
}
