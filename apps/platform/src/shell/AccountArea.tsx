import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { useSite } from '../boot/SiteContext.js';
import * as css from './shell.css.js';

// Visitors do not need the bell and the menu.
const SignedInArea = lazy(async () => ({
  default: (await import('./SignedInArea.js')).SignedInArea,
}));

/** Right side of the header: login links, or bell and user menu (spec 1 §2). */
export function AccountArea() {
  const { user, config } = useSite();
  if (!user) {
    return (
      <div className={css.account}>
        <Link to="/login">登录</Link>
        <Link to="/register">注册</Link>
        {config.institutionLoginUrl && (
          <a href={config.institutionLoginUrl} rel="noreferrer" className={css.quiet}>
            机构登录
          </a>
        )}
        {config.governmentLoginUrl && (
          <a href={config.governmentLoginUrl} rel="noreferrer" className={css.quiet}>
            政府登录
          </a>
        )}
      </div>
    );
  }
  return (
    <Suspense fallback={<div className={css.account} />}>
      <SignedInArea user={user} />
    </Suspense>
  );
}
