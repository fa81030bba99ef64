import { DocumentPage, onPlainClick } from '@huiqi/components/patterns';
import { Button, Icon, LinkButton } from '@huiqi/components/ui';
import { useSite } from '../../boot/SiteContext.js';
import { useGo } from '../../routes/useGo.js';
import * as css from './legal.css.js';
import type { LegalText } from './legalText.js';

export interface LegalPageProps {
  readonly text: LegalText;
  /** The other of the two texts. */
  readonly other: { readonly title: string; readonly path: string };
}

/** One of the platform's own legal texts, readable and printable. */
export function LegalPage({ text, other }: LegalPageProps) {
  const go = useGo();
  const { config } = useSite();
  const { sponsor } = config.platformBusiness;
  const sections = text.sections({
    platform: `${config.local}惠企平台`,
    sponsor,
    contact: `客服热线 ${config.phone}（${config.hotlineHours}），邮箱 ${config.email}，地址 ${config.businessAddress}`,
  });
  return (
    <DocumentPage
      back={{ label: '首页', href: '/homePage', onOpen: () => go('/homePage') }}
      title={`${config.local}惠企平台${text.title}`}
      date={`生效日期 ${text.date}`}
      meta={<span>主办单位 {sponsor}</span>}
      tools={
        <>
          <LinkButton variant="text" href={other.path} onClick={onPlainClick(() => go(other.path))}>
            {other.title}
          </LinkButton>
          <Button onClick={() => window.print()}>打印</Button>
        </>
      }
      summary={
        <div className={css.points}>
          <p className={css.pointsTitle}>要点，以正文为准</p>
          <ul className={css.pointList}>
            {text.points.map((point) => (
              <li key={point} className={css.point}>
                <Icon name="success" size={20} />
                {point}
              </li>
            ))}
          </ul>
        </div>
      }
      sections={sections.map(({ title, lines }, place) => ({
        id: `section-${place + 1}`,
        title,
        content: lines.map((line, at) => (
          <p key={line} className={css.clause}>
            <span className={css.number}>{`${place + 1}.${at + 1}`}</span>
            <span>{line}</span>
          </p>
        )),
      }))}
    />
  );
}
