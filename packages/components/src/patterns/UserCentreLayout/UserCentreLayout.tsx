import type { ReactNode } from 'react';
import { CountLinks, type CountLink } from './CountLinks.js';
import { SideNav, type SideNavProps } from './SideNav.js';
import { columns, content, page } from './UserCentreLayout.css.js';

export interface UserCentreLayoutProps {
  readonly nav: SideNavProps;
  /** The company switcher: one line. */
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
    <div className={page}>
      <div className={columns}>
        <SideNav {...nav} />
        <div className={content}>
          {(switcher !== undefined || counts !== undefined) && (
            <CountLinks switcher={switcher} counts={counts ?? []} scope={scope} />
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
