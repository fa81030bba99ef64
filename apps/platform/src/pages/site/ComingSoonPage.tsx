import { EmptyState } from '@huiqi/components/patterns';
import { useSite } from '../../boot/SiteContext.js';
import { comingSoon } from '../../routes/siteRoutes.js';
import { usePath } from '../../routes/useAddress.js';
import { useGo } from '../../routes/useGo.js';
import { productPaths } from '../products/paths.js';

interface ComingSoonPageProps {
  readonly title: string;
  /** What the page will offer. */
  readonly line: string;
}

/** Says plainly that a part of the platform is not offered yet, and how to go on until then. */
export function ComingSoonPage({ title, line }: ComingSoonPageProps) {
  const go = useGo();
  const { config } = useSite();
  const href = productPaths.products();
  return (
    <EmptyState
      kind="never"
      heading="h1"
      title={`${title}即将开放`}
      line={
        <>
          {line}
          <br />
          开放前可致电 {config.phone}（{config.hotlineHours}）咨询办理。
        </>
      }
      action={{ label: '查看贷款产品', href, onSelect: () => go(href) }}
    />
  );
}

/** An entry of the header that is not offered yet. */
export function Page() {
  const path = usePath();
  const title = comingSoon.find((route) => route.path === path)?.title ?? '该功能';
  return <ComingSoonPage title={title} line="这项服务正在准备中。" />;
}
