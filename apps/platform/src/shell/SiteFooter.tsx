import { Link } from 'wouter';
import { useSite } from '../boot/SiteContext.js';
import * as css from './shell.css.js';

interface SiteFooterProps {
  /** Class of the width of the page. */
  readonly inner: string;
  /** Whether only the legal line is shown. */
  readonly legalOnly: boolean;
}

export function SiteFooter({ inner, legalOnly }: SiteFooterProps) {
  const { config } = useSite();
  return (
    <footer className={css.footer}>
      {!legalOnly && (
        <div className={`${inner} ${css.footerGrid}`}>
          <section aria-label="联系我们">
            <h2 className={css.footerTitle}>联系我们</h2>
            <p>客服热线：{config.phone}</p>
            <p>服务时间：{config.hotlineHours}</p>
            <p>邮箱：{config.email}</p>
          </section>
          <section aria-label="关于平台">
            <h2 className={css.footerTitle}>关于平台</h2>
            <p>
              <Link to="/aboutUs">关于我们</Link>
            </p>
            <p>{config.businessAddress}</p>
          </section>
          <section aria-label="合作单位">
            <h2 className={css.footerTitle}>合作单位</h2>
            <ul className={css.partners}>
              {config.partnerLogos.map(({ name, imageUrl }) => (
                <li key={name}>
                  <img src={imageUrl} alt={name} width={120} height={36} loading="lazy" />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
      <div className={inner}>
        <p className={legalOnly ? css.legal : `${css.legal} ${css.rule}`}>
          {config.icpRemarks.join('　')}
        </p>
      </div>
    </footer>
  );
}
