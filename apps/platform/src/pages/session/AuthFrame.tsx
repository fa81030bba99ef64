import { Icon, PageTitle } from '@huiqi/components/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSite } from '../../boot/SiteContext.js';
import { CareButton } from '../../display/CareButton.js';
import * as css from './AuthFrame.css.js';
import { DoorPicture } from './DoorPicture.js';
import { offers } from './offers.js';

interface AuthFrameProps {
  readonly title: string;
  /** Why the user is here. */
  readonly notice?: ReactNode;
  /** Whether the right side of the header stays empty, as for a forgotten password (spec 1 §2). */
  readonly quietHead?: boolean;
  /** Further links, under the form. */
  readonly foot?: ReactNode;
  /** What the region says, at the end. */
  readonly texts?: ReactNode;
  readonly children: ReactNode;
}

/** The login frame: what an account offers, and the form. On phones only the form. */
export function AuthFrame({ title, notice, quietHead, foot, texts, children }: AuthFrameProps) {
  const { config } = useSite();
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
            <div className={css.headLinks}>
              <Link to="/homePage" className={css.headLink}>
                返回首页
              </Link>
              <CareButton />
            </div>
          )}
        </div>
      </div>
      <div className={css.body}>
        <div className={css.door}>
          <section className={css.aside} aria-label="平台服务">
            <div className={css.pitch}>
              <p className={css.slogan}>
                <span className={css.sloganLine}>{config.local}企业的贷款、政策与服务，</span>
                <span className={css.sloganLine}>一个账号办理</span>
              </p>
              <p className={css.line}>政府主办，企业办理全程免费</p>
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
            </div>
            <DoorPicture />
            <p className={css.trust}>主办单位：{config.platformBusiness.sponsor}</p>
          </section>
          <div className={css.form}>
            <div className={css.formHead}>
              <PageTitle>{title}</PageTitle>
              {notice}
            </div>
            {children}
            {foot && <div className={css.formFoot}>{foot}</div>}
            {texts}
          </div>
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
