import { useContext, type ReactNode } from 'react';
import { CopyContext } from '../../copy/CopyContext.js';
import { InsideContext } from './insideContext.js';
import * as css from './ThemeRoot.css.js';

export interface ThemeRootProps {
  readonly children: ReactNode;
}

/**
 * Gives its content our font, colours, direction, language and reset, without its own box. Nested ones render nothing.
 */
export function ThemeRoot({ children }: ThemeRootProps) {
  const { locale } = useContext(CopyContext);
  if (useContext(InsideContext)) return children;
  return (
    <InsideContext.Provider value={true}>
      <div className={css.inPlace} lang={locale?.tag ?? 'zh-CN'}>
        {children}
      </div>
    </InsideContext.Provider>
  );
}
