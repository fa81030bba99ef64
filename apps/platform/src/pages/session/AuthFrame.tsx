import { Icon, PageTitle } from '@huiqi/components/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSite } from '../../boot/SiteContext.js';
import * as css from './AuthFrame.css.js';
import { offers } from './offers.js';

interface AuthFrameProps {
  readonly title: string;
  /** Why the user is here. */
  readonly notice?: ReactNode;
  /** Whether the right side of the head stays empty, as on the way to a forgotten password (spec 1 §2). */
  readonly quietHead?: boolean;
  /** Other ways on, under the form. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** The door of the platform: what one can do behind it, and the form. On phones the form alone. */
export function AuthFrame({ title, notice, quietHead, foot, children }: AuthFrameProps) {
  const { config } = useSite();
  const { sponsor, technicalSupport } = config.platformBusiness;
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.headInner}>
          <Link to="/homePage" className={css.home}>
            <img
              src={config.logo}
              width={352}
              height={26}
              alt={`${config.local}惠企平台 首页`}
              className={css.logo}
            />
          </Link>
          {!quietHead && (
            <Link to="/homePage" className={css.headLink}>
              返回首页
            </Link>
          )}
        </div>
      </div>
      <div className={css.body}>
        <section className={css.aside} aria-label="平台服务">
          <p className={css.slogan}>{config.local}企业的贷款、政策与服务，一个账号办理</p>
          <p className={css.line}>由政府主办，企业办理全程免费。</p>
          <ul className={css.offers}>
            {offers.map(({ icon, name, text }) => (
              <li key={name} className={css.offer}>
                <span className={css.offerMark}>
                  <Icon name={icon} size={20} />
                </span>
                <div>
                  <p className={css.offerTitle}>{name}</p>
                  <p className={css.offerText}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className={css.trust}>
            主办单位：{sponsor}
            <br />
            技术支持：{technicalSupport}
          </p>
        </section>
        <div className={css.card}>
          <div className={css.cardHead}>
            <PageTitle>{title}</PageTitle>
            {notice}
          </div>
          {children}
          <div className={css.cardFoot}>{foot}</div>
        </div>
      </div>
      <div className={css.foot}>
        <span>
          客服热线 {config.phone}（{config.hotlineHours}）
        </span>
        <Link to="/userAgreement">用户协议</Link>
        <Link to="/privacyPolicy">隐私政策</Link>
        {config.icpRemarks.map((remark) => (
          <span key={remark}>{remark}</span>
        ))}
      </div>
    </div>
  );
}
