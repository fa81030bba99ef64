import { LoginForm } from '@huiqi/components/session';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useSite } from '../../boot/SiteContext.js';
import { useDesktop } from '../../desktop/DesktopContext.js';
import { DesktopLogin } from '../../desktop/DesktopLogin.js';
import { RegionTexts } from '../../shell/RegionTexts.js';
import { useGo } from '../../routes/useGo.js';
import { AuthFrame } from './AuthFrame.js';
import * as css from './AuthFrame.css.js';
import { LoginNotice } from './LoginNotice.js';
import { useLanding } from './useLanding.js';

export function Page() {
  const go = useGo();
  const land = useLanding();
  const { config, user } = useSite();
  const desktop = useDesktop();
  const [hasOwnForm, setHasOwnForm] = useState(desktop === null);
  const arrived = useRef(user);
  useEffect(() => {
    // Redirects signed-in users away from the login page.
    if (arrived.current) land(arrived.current);
    arrived.current = null;
  }, [land]);
  if (desktop && !hasOwnForm) {
    return (
      <AuthFrame title="登录" notice={<LoginNotice />}>
        <DesktopLogin desktop={desktop} onOwnForm={() => setHasOwnForm(true)} />
      </AuthFrame>
    );
  }
  const { institutionLoginUrl, governmentLoginUrl, thirdLoginUrl } = config;
  const kinds = [
    'password' as const,
    ...(config.loginPhone ? ['phone' as const] : []),
    ...(config.loginTax ? ['tax' as const] : []),
  ];
  return (
    <AuthFrame
      title="登录"
      notice={<LoginNotice />}
      texts={<RegionTexts page="login" />}
      foot={
        <>
          <span>
            还没有账号？<Link to="/register">注册</Link>
          </span>
          <span className={css.others}>
            {institutionLoginUrl && (
              <a href={institutionLoginUrl} rel="noopener noreferrer">
                机构登录
              </a>
            )}
            {governmentLoginUrl && (
              <a href={governmentLoginUrl} rel="noopener noreferrer">
                政务登录
              </a>
            )}
          </span>
        </>
      }
    >
      <LoginForm
        kinds={kinds}
        forgot={{ href: '/forgetPassword', onOpen: () => go('/forgetPassword') }}
        thirdParty={
          config.loginThreeSides && thirdLoginUrl
            ? { label: config.loginName ?? null, href: thirdLoginUrl }
            : undefined
        }
        onSuccess={land}
      />
    </AuthFrame>
  );
}
