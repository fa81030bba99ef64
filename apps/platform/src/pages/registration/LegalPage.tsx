import { DocumentPage, PageState, onPlainClick } from '@huiqi/components/patterns';
import { toDataState, useOperation } from '@huiqi/components/provider';
import { Button, Icon, LinkButton, Skeleton } from '@huiqi/components/ui';
import { getPageConfig } from '@huiqi/sdk';
import { useSite } from '../../boot/SiteContext.js';
import { useGo } from '../../routes/useGo.js';
import * as css from './legal.css.js';
import type { LegalText } from './legalText.js';
import { ownLegalText } from './ownLegalText.js';

export interface LegalPageProps {
  /** Page under whose name a region has its own text. */
  readonly page: 'privacyPolicy' | 'userAgreement';
  /** What holds where it has none. */
  readonly text: LegalText;
  /** The other of the two texts. */
  readonly other: { readonly title: string; readonly path: string };
}

/** A legal text of the region or of the platform, readable and printable. */
export function LegalPage(props: LegalPageProps) {
  const go = useGo();
  const config = useOperation(getPageConfig, { page: props.page }, { staleTime: 600_000 });
  const exit = { label: '首页', href: '/homePage', onOpen: () => go('/homePage') };
  return (
    <PageState state={toDataState(config)} loading={<Skeleton preset="detail" />} exit={exit}>
      {({ texts }) => <Text {...props} texts={texts} />}
    </PageState>
  );
}

function Text({ text, other, texts }: LegalPageProps & { readonly texts: readonly string[] }) {
  const go = useGo();
  const { config } = useSite();
  const { sponsor } = config.platformBusiness;
  const facts = {
    platform: `${config.local}惠企平台`,
    sponsor,
    contact: `客服热线 ${config.phone}（${config.hotlineHours}），邮箱 ${config.email}，地址 ${config.businessAddress}`,
  };
  const isOwn = texts.length > 0;
  const { points, sections } = isOwn
    ? ownLegalText(texts)
    : { points: text.points, sections: text.sections(facts) };
  return (
    <DocumentPage
      back={{ label: '首页', href: '/homePage', onOpen: () => go('/homePage') }}
      title={`${config.local}惠企平台${text.title}`}
      date={isOwn ? '生效日期见正文' : `生效日期 ${text.date}`}
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
        points.length > 0 && (
          <div className={css.points}>
            <p className={css.pointsTitle}>要点，以正文为准</p>
            <ul className={css.pointList}>
              {points.map((point) => (
                <li key={point} className={css.point}>
                  <Icon name="success" size={20} />
                  {point}
                </li>
              ))}
            </ul>
          </div>
        )
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
