import { DocumentPage } from '@huiqi/components/patterns';
import { Button } from '@huiqi/components/ui';
import { useSite } from '../../boot/SiteContext.js';
import { useGo } from '../../routes/useGo.js';
import type { LegalText } from './legalText.js';

/** One of the platform's own legal texts, readable and printable. */
export function LegalPage({ text }: { readonly text: LegalText }) {
  const go = useGo();
  const { config } = useSite();
  const sections = text.sections({
    platform: `${config.local}惠企平台`,
    sponsor: config.platformBusiness.sponsor,
    contact: `客服热线 ${config.phone}（${config.hotlineHours}），邮箱 ${config.email}，地址 ${config.businessAddress}`,
  });
  return (
    <DocumentPage
      back={{ label: '首页', href: '/homePage', onOpen: () => go('/homePage') }}
      title={`${config.local}惠企平台${text.title}`}
      date={`生效日期 ${text.date}`}
      tools={<Button onClick={() => window.print()}>打印</Button>}
      sections={sections.map(({ title, lines }, place) => ({
        id: `section-${place + 1}`,
        title,
        content: lines.map((line) => <p key={line}>{line}</p>),
      }))}
    />
  );
}
