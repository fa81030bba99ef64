import { useId, type ReactNode } from 'react';
import * as css from './Section.css.js';

export interface SectionProps {
  readonly title: ReactNode;
  /** Level of the heading. Defaults to 2. */
  readonly level?: 2 | 3 | undefined;
  /** Id of the heading, as a target of links within the page. */
  readonly id?: string | undefined;
  /** One muted line under the heading. */
  readonly description?: ReactNode;
  /** Buttons or links at the right of the heading. */
  readonly actions?: ReactNode;
  /** `none` lets a table or a list reach the frame. Defaults to `medium`. */
  readonly padding?: 'none' | 'medium' | undefined;
  readonly children?: ReactNode;
}

/** A framed white card with a heading; a named region for assistive technology. */
export function Section({
  title,
  level = 2,
  id,
  description,
  actions,
  padding = 'medium',
  children,
}: SectionProps) {
  const ownId = useId();
  const headingId = id ?? ownId;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <div className={css.head}>
        <Heading id={headingId} className={css.heading[level]}>
          {title}
        </Heading>
        {description && <p className={css.description}>{description}</p>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      <div className={css.body[padding]}>{children}</div>
    </section>
  );
}
