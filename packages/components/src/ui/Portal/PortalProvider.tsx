import { createContext, useContext, type ReactNode } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

interface PortalProviderProps {
  /** Element floating parts are drawn into; inside a shadow root, an element of that root. */
  readonly container: HTMLElement | null;
  readonly children: ReactNode;
}

/** Says where dialogs, popovers and toasts are drawn, so that styles and focus stay inside. */
export function PortalProvider({ container, children }: PortalProviderProps) {
  return <PortalContext.Provider value={container}>{children}</PortalContext.Provider>;
}

/** The container of the nearest provider; null means the document's body. */
export const usePortalContainer = (): HTMLElement | null => useContext(PortalContext);
