import { ErrorState } from '@huiqi/components/patterns';
import { Redirect } from 'wouter';
import { useSite } from '../../boot/SiteContext.js';
import { firstDesk } from '../../shell/firstDesk.js';
import { HotlineHelp } from '../../shell/HotlineHelp.js';
import { mayEnter } from '../../routes/guard.js';
import { usePath } from '../../routes/useAddress.js';
import { useGo } from '../../routes/useGo.js';
import { orderPaths } from '../orders/paths.js';

/**
 * Addresses that lead to different pages for applicants and staff: 申请管理 are the applicants' own applications (spec 1
 * §2).
 */
const ofApplicants: Readonly<Record<string, string>> = {
  '/applicationManage': orderPaths.orders(),
};

/** The signed-in user lacks a page's permission: who can help, and a link. */
export function ForbiddenPage() {
  const go = useGo();
  const { config, user } = useSite();
  const path = usePath();
  const own = ofApplicants[path];
  if (own && mayEnter({ permission: 'GRZX' }, user)) return <Redirect to={own} replace />;
  // Their role lost the key of the desk that the login leads to.
  const desk = user?.link === path ? firstDesk(user) : undefined;
  if (desk !== undefined && desk !== path) return <Redirect to={desk} replace />;
  return (
    <ErrorState
      kind="forbidden"
      heading="h1"
      title="您没有查看这个页面的权限"
      helper="当前账号的角色不包含这项功能。如需开通，请联系本单位的平台管理员。"
      help={<HotlineHelp contact={config} />}
      action={{ label: '返回首页', href: '/homePage', onSelect: () => go('/homePage') }}
    />
  );
}
