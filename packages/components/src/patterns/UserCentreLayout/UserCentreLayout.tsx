import type { ReactNode } from 'react';
import { CountLinks, type CountLink } from './CountLinks.js';
import { SideNav, type SideNavProps } from './SideNav.js';
import * as css from './UserCentreLayout.css.js';

export interface UserCentreLayoutProps {
  readonly nav: SideNavProps;
  /** The company switcher: a card above the navigation, one line where that is a row of tabs. */
  readonly switcher?: ReactNode;
  /** At most four. */
  readonly counts?: readonly CountLink[] | undefined;
  /** Beside the counts: a control of what they count. */
  readonly scope?: ReactNode;
  /** The page with its h1. */
  readonly children: ReactNode;
}

/** The frame of all pages of a signed-in company. */
export function UserCentreLayout({
  nav,
  switcher,
  counts,
  scope,
  children,
}: UserCentreLayoutProps) {
  return (
    <div className={css.page}>
      <div className={css.columns}>
        <div className={css.side}>
          {switcher !== undefined && <div className={css.switcher}>{switcher}</div>}
          <SideNav {...nav} />
        </div>
        <div className={css.content}>
          {counts !== undefined && counts.length > 0 && (
            <CountLinks counts={counts} scope={scope} />
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
