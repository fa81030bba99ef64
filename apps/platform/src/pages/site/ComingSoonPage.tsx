import { LinkButton } from '@huiqi/components/ui';
import { useLocation } from 'wouter';
import { comingSoon } from '../../routes/siteRoutes.js';
import * as css from './site.css.js';

/** Says plainly that a part of the platform is not offered yet. */
export function Page() {
  const [pathname] = useLocation();
  const title = comingSoon.find(({ path }) => path === pathname)?.title ?? '该功能';
  return (
    <div className={css.center}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.muted}>该功能暂未开放。您可以先查看普惠贷款产品，或致电客服热线办理。</p>
      <LinkButton href="/loan" variant="primary">
        查看贷款产品
      </LinkButton>
    </div>
  );
}
