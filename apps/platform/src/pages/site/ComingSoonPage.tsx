import { EmptyState } from '@huiqi/components/patterns';
import { useLocation } from 'wouter';
import { useSite } from '../../boot/SiteContext.js';
import { comingSoon } from '../../routes/siteRoutes.js';
import { useGo } from '../../routes/useGo.js';
import { productPaths } from '../products/paths.js';

/** Says plainly that a part of the platform is not offered yet. */
export function Page() {
  const go = useGo();
  const { config } = useSite();
  const [pathname] = useLocation();
  const title = comingSoon.find(({ path }) => path === pathname)?.title ?? '该功能';
  const href = productPaths.products();
  return (
    <EmptyState
      kind="never"
      heading="h1"
      title={`${title}暂未开放`}
      line={`您可以先查看贷款产品，或致电客服热线 ${config.phone} 办理。`}
      action={{ label: '查看贷款产品', href, onSelect: () => go(href) }}
    />
  );
}
