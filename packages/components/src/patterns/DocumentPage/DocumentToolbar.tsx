import type { ReactNode } from 'react';
import { Select } from '../../ui/Select/Select.js';
import { BackLink } from '../page/BackLink.js';
import type { PageLink } from '../page/types.js';
import type { NumberedHeading } from './numberSections.js';
import * as css from './DocumentToolbar.css.js';

export interface DocumentToolbarProps {
  readonly back: PageLink;
  readonly date: string;
  /** 下载, 打印. */
  readonly tools?: ReactNode;
  readonly contentsLabel: string;
  readonly headings: readonly NumberedHeading[];
  readonly current: string | undefined;
  readonly onJump: (id: string) => void;
}

/** Sticks above the paper; on narrow screens it contains the contents as a select. */
export function DocumentToolbar(props: DocumentToolbarProps) {
  const { back, date, tools, contentsLabel, headings, current, onJump } = props;
  return (
    <div className={css.toolbar}>
      <div className={css.row}>
        <BackLink {...back} />
        <span className={css.date}>{date}</span>
        <div className={css.tools}>{tools}</div>
      </div>
      {headings.length > 0 && (
        <div className={css.jump}>
          <Select
            aria-label={contentsLabel}
            value={current}
            options={headings.map(({ id, number, title }) => ({
              value: id,
              label: `${number} ${title}`,
            }))}
            onChange={(event) => onJump(event.target.value)}
          />
        </div>
      )}
    </div>
  );
}
