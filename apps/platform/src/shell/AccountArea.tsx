import { Button, lazyPart } from '@huiqi/components/ui';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useSite } from '../boot/SiteContext.js';
import * as css from './header.css.js';
import { OutsideLink } from './OutsideLink.js';

// Visitors do not need the bell and the menu.
const SignedInArea = lazyPart(async () => ({
  default: (await import('./SignedInArea.js')).SignedInArea,
}));

/** Right side of the header: login links, or bell and user menu (spec 1 §2). */
export function AccountArea() {
  const { user, isArriving, arrivalFailure, config } = useSite();
  if (user)
    return (
      <Suspense fallback={<div className={css.account} />}>
        <SignedInArea user={user} />
      </Suspense>
    );
  if (isArriving) return <div className={css.account} />;
  if (arrivalFailure)
    return (
      <div className={css.account}>
        <Button size="small" onClick={arrivalFailure.retry}>
          重新确认登录
        </Button>
      </div>
    );
  const { institutionLoginUrl, governmentLoginUrl } = config;
  return (
    <div className={css.account}>
      <div className={css.entrance}>
        {institutionLoginUrl && (
          <OutsideLink
            className={css.quiet}
            target="INSTITUTION_LOGIN"
            url={institutionLoginUrl}
            label="机构登录"
          />
        )}
        {governmentLoginUrl && (
          <OutsideLink
            className={css.quiet}
            target="GOVERNMENT_LOGIN"
            url={governmentLoginUrl}
            label="政务登录"
          />
        )}
      </div>
      <Link to="/login" className={css.logIn}>
        登录
      </Link>
      <Link to="/register" className={css.register}>
        注册
      </Link>
    </div>
  );
}
