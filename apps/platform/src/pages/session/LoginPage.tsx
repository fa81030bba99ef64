import { landingPath } from '@huiqi/sdk/domain';
import { LoginForm } from '@huiqi/components/session';
import { useClient } from '@huiqi/components/provider';
import { Card, PageTitle } from '@huiqi/components/ui';
import { Link } from 'wouter';
import { useSite } from '../../boot/SiteContext.js';
import * as css from './login.css.js';
import { useGo } from '../../routes/useGo.js';

export function Page() {
  const go = useGo();
  const client = useClient();
  const { config, setUser } = useSite();
  return (
    <div className={css.page}>
      <Link to="/homePage" className={css.home}>
        <img
          src={config.logo}
          width={352}
          height={26}
          alt={`${config.local}惠企平台 首页`}
          className={css.logo}
        />
      </Link>
      <div className={css.box}>
        <Card>
          <PageTitle>登录</PageTitle>
          <LoginForm
            kinds={config.loginTax ? ['password', 'tax'] : ['password']}
            onSuccess={(user) => {
              client.visit.resetRefusals();
              setUser(user);
              go(landingPath(user, client.visit.takeReturnTarget()), { replace: true });
            }}
          />
        </Card>
      </div>
      <p className={css.help}>
        客服热线 {config.phone}（{config.hotlineHours}）
      </p>
    </div>
  );
}
