import { createContext, useContext, type ReactNode } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

interface PortalProviderProps {
  /** Element that floating parts render into; in a shadow root, an element of that root. */
  readonly container: HTMLElement | null;
  readonly children: ReactNode;
}

/** Sets where dialogs and popovers render, so that styles and focus stay inside. */
export function PortalProvider({ container, children }: PortalProviderProps) {
  return <PortalContext.Provider value={container}>{children}</PortalContext.Provider>;
}

/** The container of the nearest provider; null means the document's body. */
export const usePortalContainer = (): HTMLElement | null => useContext(PortalContext);
