import { phoneHref } from '@huiqi/sdk/domain';
import { Link } from 'wouter';
import { useSite } from '../boot/SiteContext.js';
import { usePath } from '../routes/useAddress.js';
import * as css from './footer.css.js';
import { LegalLine } from './LegalLine.js';

interface SiteFooterProps {
  /** Class of the width of the page. */
  readonly inner: string;
  /** Whether only the legal line is shown. */
  readonly legalOnly: boolean;
}

interface FooterLink {
  readonly to: string;
  readonly label: string;
}

const groups: readonly { readonly title: string; readonly links: readonly FooterLink[] }[] = [
  {
    title: '融资服务',
    links: [
      { to: '/loan', label: '普惠贷款' },
      { to: '/renewalBanks', label: '无还本续贷' },
      { to: '/match', label: '融资建议' },
      { to: '/userCenter', label: '申请进度' },
    ],
  },
  {
    title: '政策与企业服务',
    links: [
      { to: '/policyOnline', label: '政策在线' },
      { to: '/enterpriseDemands/release', label: '企业需求' },
      { to: '/creditRecover', label: '信用修复' },
    ],
  },
  {
    title: '关于平台',
    links: [
      { to: '/aboutUs', label: '关于我们' },
      { to: '/userAgreement', label: '用户协议' },
      { to: '/privacyPolicy', label: '隐私政策' },
    ],
  },
];

/** Pages that already show the partners. */
const withOwnPartners: readonly string[] = ['/homePage', '/aboutUs'];

/** Partners, links, contacts, and the region's filings. */
export function SiteFooter({ inner, legalOnly }: SiteFooterProps) {
  const { config } = useSite();
  const path = usePath();
  if (legalOnly)
    return (
      <footer className={css.footer}>
        <div className={inner}>
          <LegalLine />
        </div>
      </footer>
    );
  const { phone, hotlineHours, email, businessAddress, partnerLogos } = config;
  const showsPartners = partnerLogos.length > 0 && !withOwnPartners.includes(path);
  return (
    <footer className={css.footer}>
      {showsPartners && (
        <section aria-label="合作单位" className={css.partnerBand}>
          <div className={`${inner} ${css.partnerRow}`}>
            <h2 className={css.partnerTitle}>合作单位</h2>
            <ul className={css.partners}>
              {partnerLogos.map(({ name, imageUrl }) => (
                <li key={name}>
                  <img src={imageUrl} alt={name} width={160} height={48} loading="lazy" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <div className={`${inner} ${css.grid}`}>
        <section aria-label="客服热线">
          <h2 className={css.title}>客服热线</h2>
          <p className={css.phone}>
            <a href={phoneHref(phone)}>{phone}</a>
          </p>
          <dl className={css.facts}>
            <dt>服务时间</dt>
            <dd>{hotlineHours}</dd>
            <dt>邮箱</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
            <dt>地址</dt>
            <dd>{businessAddress}</dd>
          </dl>
        </section>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={css.title}>{title}</h2>
            <ul className={css.links}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={inner}>
        <div className={css.rule}>
          <LegalLine />
        </div>
      </div>
    </footer>
  );
}
