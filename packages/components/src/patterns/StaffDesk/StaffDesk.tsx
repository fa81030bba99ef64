import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { ShortcutButton } from '../ShortcutHelp/ShortcutButton.js';
import { DeskTabs, type DeskTab } from './DeskTabs.js';
import * as css from './StaffDesk.css.js';

export interface StaffDeskProps {
  readonly title: string;
  /** The viewer's saved views. */
  readonly views?: ReactNode;
  /** Beside the title, such as an export. */
  readonly actions?: ReactNode;
  /** One line above the tabs, such as what is due. */
  readonly summary?: ReactNode;
  /** 待处理, 已授信待放款, 全部. */
  readonly tabs: readonly DeskTab[];
  /** Id of the current tab. */
  readonly tab: string;
  /** Filters and rows of the tab. */
  readonly list: ReactNode;
}

/** A staff queue, up to 1600 px wide. */
export function StaffDesk({ title, views, actions, summary, tabs, tab, list }: StaffDeskProps) {
  return (
    <div className={css.desk}>
      <PageTitle
        actions={
          <>
            {views}
            {/* Narrow screens rarely have a keyboard; `?` opens the list there too. */}
            <span className={css.wide}>
              <ShortcutButton />
            </span>
            {actions}
          </>
        }
      >
        {title}
      </PageTitle>
      {summary}
      <DeskTabs label={title} tabs={tabs} current={tab} />
      {list}
    </div>
  );
}
