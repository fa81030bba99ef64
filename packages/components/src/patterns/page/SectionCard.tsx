import { useId, type ReactNode } from 'react';
import * as css from './SectionCard.css.js';

export interface PageSection {
  /** Unique among the sections of the page. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  /** `text` limits lines to 720 px, `full` uses the card. Defaults to `text`. */
  readonly width?: 'text' | 'full' | undefined;
}

/** Sections in one card, separated by lines. */
export function SectionCard({ sections }: { readonly sections: readonly PageSection[] }) {
  const prefix = useId();
  return (
    <div className={css.card}>
      {sections.map(({ id, title, content, width = 'text' }) => (
        <section key={id} className={css.section} aria-labelledby={`${prefix}${id}`}>
          <h2 id={`${prefix}${id}`} className={css.heading}>
            {title}
          </h2>
          <div className={width === 'text' ? `${css.body} ${css.text}` : css.body}>{content}</div>
        </section>
      ))}
    </div>
  );
}
