import { useId, type ReactNode } from 'react';
import { Icon } from '../../ui/Icon/Icon.js';
import { onPlainClick } from '../link/onPlainClick.js';
import type { PageLink } from '../page/types.js';
import { FrontBanner, type FrontBannerProps } from './FrontBanner.js';
import * as css from './FrontPage.css.js';
import { NewsLines, type NewsLine } from './NewsLines.js';
import { TaskTiles, type FrontTask } from './TaskTiles.js';

export interface FrontPageProps {
  readonly banner: FrontBannerProps;
  /** At most four. */
  readonly tasks: readonly FrontTask[];
  /** Eight offers; draw them with `OfferGrid`. */
  readonly offers?: FrontSection | undefined;
  readonly news?:
    | (Omit<FrontSection, 'content'> & {
        readonly items: readonly NewsLine[];
        /** Defaults to 暂无数据. */
        readonly emptyText?: string | undefined;
      })
    | undefined;
  /** Further sections, between the offers and the news. */
  readonly more?: readonly FrontSection[] | undefined;
}

export interface FrontSection {
  readonly title: string;
  /** To the whole list. */
  readonly all?: PageLink | undefined;
  readonly content: ReactNode;
}

/** The public front page: banner with the search, tasks, offers, news. Nothing sticks. */
export function FrontPage({ banner, tasks, offers, news, more }: FrontPageProps) {
  return (
    <div className={css.page}>
      <div className={css.sections}>
        <FrontBanner {...banner} />
        {tasks.length > 0 && <TaskTiles tasks={tasks} />}
        {offers && <Section {...offers} />}
        {more?.map((section) => (
          <Section key={section.title} {...section} />
        ))}
        {news && (
          <Section
            title={news.title}
            all={news.all}
            content={<NewsLines items={news.items} emptyText={news.emptyText ?? '暂无数据'} />}
          />
        )}
      </div>
    </div>
  );
}

function Section({ title, all, content }: FrontSection) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.heading}>
          {title}
        </h2>
        {all && (
          <a className={css.more} href={all.href} onClick={onPlainClick(all.onOpen)}>
            {all.label}
            <Icon name="chevronRight" />
          </a>
        )}
      </div>
      {content}
    </section>
  );
}
