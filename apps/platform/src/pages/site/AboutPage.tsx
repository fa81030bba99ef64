import { DescriptionList, PageTitle, Section, Stack } from '@huiqi/components/ui';
import { useSite } from '../../boot/SiteContext.js';
import { text } from './site.css.js';

export function Page() {
  const { config } = useSite();
  return (
    <Stack gap={6}>
      <PageTitle>关于我们</PageTitle>
      <Section title={`${config.local}惠企平台`}>
        {config.aboutUs.map((line) => (
          <p key={line} className={text}>
            {line}
          </p>
        ))}
      </Section>
      <Section title="联系方式">
        <DescriptionList
          items={[
            { term: '地址', value: config.businessAddress, full: true },
            { term: config.contactName, value: config.phone, kind: 'code' },
            { term: '服务时间', value: config.hotlineHours },
            { term: '邮箱', value: config.email },
          ]}
        />
      </Section>
    </Stack>
  );
}
