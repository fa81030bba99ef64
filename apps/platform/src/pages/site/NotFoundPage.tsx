import { LinkButton } from '@huiqi/components/ui';
import * as css from './site.css.js';

export function Page() {
  return (
    <div className={css.center}>
      <h1 className={css.title}>页面不存在</h1>
      <p className={css.muted}>您访问的页面不存在，或您没有查看它的权限。</p>
      <LinkButton href="/homePage" variant="primary">
        返回首页
      </LinkButton>
    </div>
  );
}
