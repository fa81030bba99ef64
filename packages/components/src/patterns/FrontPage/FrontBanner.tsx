import type { ReactNode } from 'react';
import * as css from './FrontBanner.css.js';

export interface FrontBannerProps {
  /** The page's h1. */
  readonly title: string;
  readonly sentence: string;
  /** The search itself, on a white ground. */
  readonly search: ReactNode;
}

/** What this place is for, in five seconds, and the search. */
export function FrontBanner({ title, sentence, search }: FrontBannerProps) {
  return (
    <header className={css.banner}>
      <svg className={css.art} viewBox="0 0 480 240" aria-hidden="true" focusable="false">
        <path d="M0 220 120 150l90 40 130-110 140 30M0 240l160-60 100 30 120-90 100 20" />
        <path d="M330 240V150h40v90M390 240V110h40v130M450 240V70h30v170" />
        <circle cx="120" cy="150" r="5" />
        <circle cx="210" cy="190" r="5" />
        <circle cx="340" cy="80" r="5" />
      </svg>
      <div className={css.words}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={css.sentence}>{sentence}</p>
      </div>
      <div className={css.search}>{search}</div>
    </header>
  );
}
