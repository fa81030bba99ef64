import { useSite } from '../../boot/SiteContext.js';
import * as css from './site.css.js';

export function Page() {
  const { config } = useSite();
  return (
    <>
      <h1 className={css.title}>关于我们</h1>
      {config.aboutUs.map((text) => (
        <p key={text} className={css.text}>
          {text}
        </p>
      ))}
      <p className={css.text}>地址：{config.businessAddress}</p>
      <p className={css.text}>
        {config.contactName}：{config.phone}（{config.hotlineHours}），{config.email}
      </p>
    </>
  );
}
