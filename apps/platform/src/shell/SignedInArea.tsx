import type { UserInfo } from '@huiqi/sdk';
import { UserMenu } from '@huiqi/components/session';
import { NoticeBell } from '@huiqi/components/notices';
import { Link } from 'wouter';
import { useSite } from '../boot/SiteContext.js';
import { orderPaths } from '../pages/orders/paths.js';
import { useGo } from '../routes/useGo.js';
import * as css from './shell.css.js';

/** Notice bell and user menu. */
export function SignedInArea({ user }: { readonly user: UserInfo }) {
  const go = useGo();
  const { setUser } = useSite();
  const isStaff = user.permissions['ADMIN_ORDERS'] === true;
  return (
    <div className={css.account}>
      {isStaff && <Link to="/applicationManage">申请管理</Link>}
      <NoticeBell
        hrefForOrder={orderPaths.order}
        onOpenOrder={(orderId) => go(orderPaths.order(orderId))}
      />
      <UserMenu
        centerHref="/userCenter"
        onOpenCenter={() => go('/userCenter')}
        onChangePassword={() => go('/forgetPassword')}
        onLoggedOut={({ ok }) => {
          setUser(null);
          go(ok ? '/login' : '/', { replace: true });
        }}
      />
    </div>
  );
}
