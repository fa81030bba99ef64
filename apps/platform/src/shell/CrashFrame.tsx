import type { ReactNode } from 'react';
import { useSite } from '../boot/SiteContext.js';
import { BareFrame } from './BareFrame.js';

/** Shown for a failure of the frame itself. */
export function CrashFrame({ children }: { readonly children: ReactNode }) {
  return <BareFrame logo={useSite().config.logo}>{children}</BareFrame>;
}
