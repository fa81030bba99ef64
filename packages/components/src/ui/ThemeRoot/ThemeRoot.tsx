import { useContext, type ReactNode } from 'react';
import { InsideContext } from './insideContext.js';
import * as css from './ThemeRoot.css.js';

export interface ThemeRootProps {
  readonly children: ReactNode;
}

/** Gives what it contains our font, colours, direction and reset, without a box of its own. Nested ones draw nothing. */
export function ThemeRoot({ children }: ThemeRootProps) {
  if (useContext(InsideContext)) return children;
  return (
    <InsideContext.Provider value={true}>
      <div className={css.inPlace}>{children}</div>
    </InsideContext.Provider>
  );
}
