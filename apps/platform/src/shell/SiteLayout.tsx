import type { ReactNode } from 'react';
import { SkipLink } from '@huiqi/components/ui';
import { SiteFooter } from './SiteFooter.js';
import { SiteHeader } from './SiteHeader.js';
import * as css from './shell.css.js';

interface SiteLayoutProps {
  readonly header: string | undefined;
  readonly children: ReactNode;
}

/** Header, main part and footer of the region. */
export function SiteLayout({ header, children }: SiteLayoutProps) {
  return (
    <div className={css.frame}>
      <SkipLink href="#main">跳到主要内容</SkipLink>
      <SiteHeader current={header} />
      <main id="main" tabIndex={-1} className={`${css.inner} ${css.main}`}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
