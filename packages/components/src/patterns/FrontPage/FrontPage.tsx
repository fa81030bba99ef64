import { useId, type ReactNode } from 'react';
import { Icon } from '../../ui/Icon/Icon.js';
import { linkProps } from '../link/linkProps.js';
import type { KeyFigure, PageLink } from '../page/types.js';
import { FigureStrip, FigureStripSkeleton } from './FigureStrip.js';
import { FrontBanner, type FrontBannerProps } from './FrontBanner.js';
import * as css from './FrontPage.css.js';
import { TaskTiles, type FrontTask } from './TaskTiles.js';

export interface FrontPageProps {
  /** What is to be read first, above the banner; it brings its distance to it. */
  readonly announcements?: ReactNode;
  readonly banner: FrontBannerProps;
  /** Key figures, at most six. Their space is reserved while loading. */
  readonly figures?: readonly KeyFigure[] | 'loading' | undefined;
  /** Expected number of figures. Defaults to six. */
  readonly figureCount?: number | undefined;
  /** At most four. */
  readonly tasks: readonly FrontTask[];
  /** Eight offers; render them with `OfferGrid`. */
  readonly offers?: FrontSection | undefined;
  /** Five lines; render them with `NewsLines`. */
  readonly news?: FrontSection | undefined;
  /** Beside the news on wide pages, below on narrow ones. */
  readonly aside?: FrontSection | undefined;
  /** Further sections, at the end. */
  readonly more?: readonly FrontSection[] | undefined;
}

export interface FrontSection {
  readonly title: string;
  /** Link to the whole list. */
  readonly all?: PageLink | undefined;
  readonly content: ReactNode;
  /** Nothing that users act on: the care version leaves it out. */
  readonly isDecorative?: boolean | undefined;
}

/** The public front page: banner with search, figures, tasks, offers, news. Nothing sticks. */
export function FrontPage(props: FrontPageProps) {
  const { banner, figures, figureCount = 6, tasks, offers, news, aside, more } = props;
  const { announcements } = props;
  return (
    <div className={css.page}>
      <div className={css.sections}>
        <div>
          {announcements}
          <FrontBanner {...banner} />
        </div>
        {figures === 'loading' && <FigureStripSkeleton count={figureCount} />}
        {typeof figures === 'object' && figures.length > 0 && <FigureStrip figures={figures} />}
        {tasks.length > 0 && <TaskTiles tasks={tasks} />}
        {offers && <Section {...offers} />}
        {(news ?? aside) && (
          <div className={aside ? css.beside : undefined}>
            {news && <Section {...news} />}
            {aside && <Section {...aside} />}
          </div>
        )}
        {more?.map((section) => (
          <Section key={section.title} {...section} />
        ))}
      </div>
    </div>
  );
}

function Section({ title, all, content, isDecorative = false }: FrontSection) {
  const id = useId();
  return (
    <section className={isDecorative ? css.decorative : css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.heading}>
          {title}
        </h2>
        {all && (
          <a className={css.more} {...linkProps(all)}>
            {all.label}
            <Icon name="chevronRight" />
          </a>
        )}
      </div>
      {content}
    </section>
  );
}
