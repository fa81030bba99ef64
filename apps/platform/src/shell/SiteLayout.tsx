import type { ConfiguredPage } from '@huiqi/sdk';
import { Suspense, type ReactNode } from 'react';
import { SkipLink, lazyPart } from '@huiqi/components/ui';
import { SiteHeader } from './SiteHeader.js';
import * as css from './shell.css.js';

// Below the first view.
const SiteFooter = lazyPart(async () => ({
  default: (await import('./SiteFooter.js')).SiteFooter,
}));

const RegionTexts = lazyPart(async () => ({
  default: (await import('./RegionTexts.js')).RegionTexts,
}));

interface SiteLayoutProps {
  readonly header: string | undefined;
  /** A desk: 1600 px, a header without the public navigation, and a one-line footer. */
  readonly wide: boolean;
  /** Whose texts of the region stand below the first screen, where nothing is seen to move while the page loads. */
  readonly texts?: ConfiguredPage | undefined;
  readonly children: ReactNode;
}

/** Header, main part and footer of the region. */
export function SiteLayout({ header, wide, texts, children }: SiteLayoutProps) {
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
        {texts && (
          <div className={inner}>
            <RegionTexts page={texts} />
          </div>
        )}
        <SiteFooter inner={inner} legalOnly={wide} />
      </Suspense>
    </div>
  );
}
