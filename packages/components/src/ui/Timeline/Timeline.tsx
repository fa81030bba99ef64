import type { ReactNode } from 'react';
import type { TagTone } from '../Tag/Tag.js';
import * as css from './Timeline.css.js';

export interface TimelineItem {
  readonly key: string;
  readonly title: ReactNode;
  readonly time?: string | undefined;
  readonly description?: ReactNode;
  readonly tone?: TagTone | undefined;
}

/** Events in order. */
export function Timeline({ items }: { readonly items: readonly TimelineItem[] }) {
  return (
    <ol className={css.timeline}>
      {items.map(({ key, title, time, description, tone = 'info' }) => (
        <li key={key} className={css.item}>
          <span className={css.dot[tone]} aria-hidden="true" />
          <div className={css.title}>{title}</div>
          {time && <div className={css.time}>{time}</div>}
          {description && <div className={css.description}>{description}</div>}
        </li>
      ))}
    </ol>
  );
}
