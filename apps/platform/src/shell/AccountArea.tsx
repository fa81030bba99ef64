import { UserMenu } from '@huiqi/components/account';
import { NoticeBell } from '@huiqi/components/notices';
import { Link } from 'react-router';
import { useSite } from '../boot/SiteContext.js';
import { orderPath } from '../pages/paths.js';
import { useGo } from '../pages/useGo.js';
import * as css from './shell.css.js';

/** Right side of the header: login links, or bell and user menu (spec 1 §2). */
export function AccountArea() {
  const go = useGo();
  const { user, config, setUser } = useSite();
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
  const isStaff = user.permissions['ADMIN_ORDERS'] === true;
  return (
    <div className={css.account}>
      {isStaff && <Link to="/applicationManage">申请管理</Link>}
      <NoticeBell hrefForOrder={orderPath} onOpenOrder={(orderId) => go(orderPath(orderId))} />
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
