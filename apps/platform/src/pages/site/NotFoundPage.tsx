import { ErrorState } from '@huiqi/components/patterns';
import { useGo } from '../../routes/useGo.js';

export function Page() {
  const go = useGo();
  return (
    <ErrorState
      kind="notFound"
      heading="h1"
      title="页面不存在"
      line="您访问的页面不存在，或您没有查看它的权限。"
      action={{ label: '返回首页', href: '/homePage', onSelect: () => go('/homePage') }}
    />
  );
}
