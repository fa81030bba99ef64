import { Button } from '@huiqi/components/ui';
import { stayOnPhone } from '../../routes/isPhone.js';
import * as css from './site.css.js';
import { useGo } from '../../routes/useGo.js';

export function Page() {
  const go = useGo();
  return (
    <div className={css.center}>
      <h1 className={css.title}>建议使用电脑访问</h1>
      <p className={css.muted}>贷款申请需要填写较多信息，使用电脑浏览器更方便。</p>
      <Button
        variant="secondary"
        onClick={() => {
          stayOnPhone();
          go('/homePage', { replace: true });
        }}
      >
        继续访问
      </Button>
    </div>
  );
}
