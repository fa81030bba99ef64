import { EmptyState } from '@huiqi/components/patterns';
import { useSite } from '../../boot/SiteContext.js';
import { useGo } from '../../routes/useGo.js';
import { productPaths } from '../products/paths.js';

interface ComingSoonPageProps {
  readonly title: string;
  /** What the page will offer. */
  readonly line: string;
}

/** Says that a part of the platform is not offered yet, and what to do until then. */
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
