import { EmptyState } from '@huiqi/components/patterns';
import { stayOnPhone } from '../../routes/isPhone.js';
import { useGo } from '../../routes/useGo.js';
import { frame } from './site.css.js';

export function Page() {
  const go = useGo();
  return (
    <div className={frame}>
      <EmptyState
        kind="never"
        heading="h1"
        title="建议使用电脑访问"
        line="贷款申请需要填写较多信息，使用电脑浏览器更方便。"
        action={{
          label: '继续访问',
          onSelect: () => {
            stayOnPhone();
            go('/homePage', { replace: true });
          },
        }}
      />
    </div>
  );
}
