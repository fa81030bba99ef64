import { Suspense, type ReactNode } from 'react';
import { SkipLink, lazyPart } from '@huiqi/components/ui';
import { SiteHeader } from './SiteHeader.js';
import * as css from './shell.css.js';

// Below the first view.
const SiteFooter = lazyPart(async () => ({
  default: (await import('./SiteFooter.js')).SiteFooter,
}));

interface SiteLayoutProps {
  readonly header: string | undefined;
  /** A desk: 1600 px, a header without the public navigation, and a one-line footer. */
  readonly wide: boolean;
  readonly children: ReactNode;
}

/** Header, main part and footer of the region. */
export function SiteLayout({ header, wide, children }: SiteLayoutProps) {
  const inner = wide ? css.wideInner : css.inner;
  return (
    <div className={css.frame}>
      <div className={css.screen}>
        <SkipLink href="#main">跳到主要内容</SkipLink>
        <SiteHeader current={header} inner={inner} compact={wide} />
        <main id="main" tabIndex={-1} className={`${inner} ${css.main}`}>
          {children}
        </main>
      </div>
      <Suspense fallback={null}>
        <SiteFooter inner={inner} legalOnly={wide} />
      </Suspense>
    </div>
  );
}
