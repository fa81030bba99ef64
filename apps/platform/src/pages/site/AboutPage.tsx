import { QrCodesButton } from '@huiqi/components/products';
import { DescriptionList, Icon, PageTitle, Section } from '@huiqi/components/ui';
import { phoneHref } from '@huiqi/sdk/domain';
import { useSite } from '../../boot/SiteContext.js';
import { DoorPicture } from '../session/DoorPicture.js';
import * as css from './about.css.js';

/** What the platform is, who runs it and how to contact them; all of it is the region's (spec 1 §9). */
export function Page() {
  const { area, config } = useSite();
  const { aboutUs, platformBusiness, partnerLogos } = config;
  return (
    <div className={css.page}>
      <header className={css.hero}>
        <div className={css.words}>
          <PageTitle description={`服务地区：${area.regionName}`}>关于我们</PageTitle>
        </div>
        <DoorPicture />
      </header>
      <div className={css.columns}>
        <div className={css.main}>
          <Section title={`${config.local}惠企平台`}>
            <div className={css.text}>
              {aboutUs.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </Section>
          <Section title="平台服务">
            <ul className={css.scope}>
              {platformBusiness.scope.map((line) => (
                <li key={line} className={css.offer}>
                  <Icon name="success" size={20} />
                  {line}
                </li>
              ))}
            </ul>
          </Section>
          <Section title="合作单位" description="经企业授权后，为贷款审核提供数据与担保支持。">
            <ul className={css.partners}>
              {partnerLogos.map(({ name, imageUrl }) => (
                <li key={name}>
                  <img src={imageUrl} alt={name} width={160} height={48} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
        <aside className={css.aside} aria-label="联系与主办">
          <Section title="联系我们">
            <p className={css.phone}>
              <a href={phoneHref(config.phone)}>{config.phone}</a>
            </p>
            <DescriptionList
              columns={1}
              size="small"
              items={[
                { term: '联系人', value: config.contactName },
                { term: '服务时间', value: config.hotlineHours },
                { term: '邮箱', value: config.email, full: true },
                { term: '地址', value: config.businessAddress, full: true },
              ]}
            />
            <QrCodesButton />
          </Section>
          <Section title="主办与支持">
            <DescriptionList
              columns={1}
              size="small"
              items={[
                { term: '主办单位', value: platformBusiness.sponsor, full: true },
                { term: '技术支持', value: platformBusiness.technicalSupport, full: true },
              ]}
            />
          </Section>
          <Section title="机构合作">
            <DescriptionList
              columns={1}
              size="small"
              items={[
                { term: '电话', value: platformBusiness.cooperationPhone, kind: 'code' },
                { term: '邮箱', value: platformBusiness.cooperationEmail, full: true },
              ]}
            />
          </Section>
        </aside>
      </div>
    </div>
  );
}
