import type { ReactNode } from 'react';
import { SkipLink } from '@huiqi/components/ui';
import { SiteFooter } from './SiteFooter.js';
import { SiteHeader } from './SiteHeader.js';
import * as css from './shell.css.js';

interface SiteLayoutProps {
  readonly header: string | undefined;
  /** A desk: 1600 px, and a footer of one line. */
  readonly wide: boolean;
  readonly children: ReactNode;
}

/** Header, main part and footer of the region. */
export function SiteLayout({ header, wide, children }: SiteLayoutProps) {
  const inner = wide ? css.wideInner : css.inner;
  return (
    <div className={css.frame}>
      <SkipLink href="#main">跳到主要内容</SkipLink>
      <SiteHeader current={header} inner={inner} />
      <main id="main" tabIndex={-1} className={`${inner} ${css.main}`}>
        {children}
      </main>
      <SiteFooter inner={inner} legalOnly={wide} />
    </div>
  );
}
