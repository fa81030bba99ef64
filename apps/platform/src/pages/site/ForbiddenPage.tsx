import { ErrorState } from '@huiqi/components/patterns';
import { useSite } from '../../boot/SiteContext.js';
import { useGo } from '../../routes/useGo.js';

/** The signed-in account lacks the key of a page: who may help, and a way out. */
export function ForbiddenPage() {
  const go = useGo();
  const { config } = useSite();
  return (
    <ErrorState
      kind="forbidden"
      heading="h1"
      title="您没有查看这个页面的权限"
      helper={
        <>
          当前账号的角色不包含这项功能。如需开通，请联系本单位的平台管理员，或致电客服热线{' '}
          {config.phone}（{config.hotlineHours}）。
        </>
      }
      action={{ label: '返回首页', href: '/homePage', onSelect: () => go('/homePage') }}
    />
  );
}
