import type { ReactNode } from 'react';
import { InsideContext } from './insideContext.js';
import { ThemeRoot } from './ThemeRoot.js';

/** Our content in an element of the host, which may be anywhere in the page. */
export function ForeignContent({ children }: { readonly children: ReactNode }) {
  return (
    <InsideContext.Provider value={false}>
      <ThemeRoot>{children}</ThemeRoot>
    </InsideContext.Provider>
  );
}
