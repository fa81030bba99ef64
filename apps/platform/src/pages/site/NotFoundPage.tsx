import { ErrorState } from '@huiqi/components/patterns';
import { useSite } from '../../boot/SiteContext.js';
import { HotlineHelp } from '../../shell/HotlineHelp.js';
import { useGo } from '../../routes/useGo.js';

export function Page() {
  const go = useGo();
  const { config } = useSite();
  return (
    <ErrorState
      kind="notFound"
      heading="h1"
      title="页面不存在"
      line="地址可能已失效，或您没有查看它的权限。请核对地址，或从首页进入。"
      action={{ label: '返回首页', href: '/homePage', onSelect: () => go('/homePage') }}
      help={<HotlineHelp contact={config}>：找不到要办的事项时，可以电话咨询。</HotlineHelp>}
      secondary={{ label: '查看贷款产品', href: '/loan', onOpen: () => go('/loan') }}
    />
  );
}
