import { createContext, useContext } from 'react';
import type { Desktop } from './Desktop.js';

export const DesktopContext = createContext<Desktop | null>(null);

/** The desktop client around the site; null in a browser. */
export const useDesktop = (): Desktop | null => useContext(DesktopContext);
