import { createContext } from 'react';
import type { Shortcut } from './types.js';

export interface ShortcutRegistry {
  /** Adds shortcuts; returns a function that removes them. The getter returns the latest ones. */
  readonly add: (read: () => readonly Shortcut[]) => () => void;
  readonly showHelp: () => void;
}

/** The shortcuts around a component; null outside a scope. */
export const ShortcutContext = createContext<ShortcutRegistry | null>(null);
