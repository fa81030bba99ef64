import type { ReactNode } from 'react';
import { SideNav, type SideNavProps } from '../UserCentreLayout/SideNav.js';
import * as css from './DeskLayout.css.js';

export interface DeskLayoutProps {
  /** The staff navigation; its items have icons, so that it can be collapsed. */
  readonly nav: SideNavProps;
  /** The page with its h1. */
  readonly children: ReactNode;
}

/** The frame of all staff pages: navigation on the left, up to 1600 px in total. One entry leads nowhere else: it is left out. */
export function DeskLayout({ nav, children }: DeskLayoutProps) {
  if (nav.items.length < 2) return <div className={css.page}>{children}</div>;
  return (
    <div className={css.page}>
      <div className={nav.collapsed ? css.collapsedColumns : css.columns}>
        <SideNav {...nav} />
        <div className={css.content}>{children}</div>
      </div>
    </div>
  );
}
