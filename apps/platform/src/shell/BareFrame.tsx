import { themeRoot } from '@huiqi/components/theme';
import type { ReactNode } from 'react';
import * as header from './header.css.js';
import * as css from './shell.css.js';

interface BareFrameProps {
  /** Defaults to the logo of the platform. */
  readonly logo?: string | undefined;
  readonly children: ReactNode;
}

/** Logo and content: for failures of what renders the whole frame. Its link loads a document. */
export function BareFrame({ logo = '/assets/logo.png', children }: BareFrameProps) {
  return (
    <div className={`${themeRoot} ${css.frame} ${css.screen}`}>
      <header className={header.header} data-compact="">
        <div className={`${css.inner} ${header.top}`}>
          <a href="/homePage" className={header.brand}>
            <img src={logo} width={352} height={26} alt="惠企平台 首页" className={header.logo} />
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`${css.inner} ${css.main}`}>
        {children}
      </main>
    </div>
  );
}
