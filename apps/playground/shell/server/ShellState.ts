import type { FrameFault } from './Faults.js';
import type { LogEntry } from './ShellLog.js';
import type { ShellSettings } from './ShellSettings.js';
import type { SubWindow } from './subWindow.js';

/** A window that stands on the desktop of the simulated client. */
export interface OpenWindow extends SubWindow {
  readonly id: number;
  /** View of the page that asked for it. */
  readonly opener: string;
}

/** Everything the page of the simulator shows. */
export interface ShellState {
  readonly settings: ShellSettings;
  /** Whether somebody is logged in to the client. */
  readonly account: string | null;
  /** Whether the login form is open. */
  readonly isLoginOpen: boolean;
  readonly windows: readonly OpenWindow[];
  readonly connections: readonly { readonly view: string; readonly protocol: string | null }[];
  readonly isListening: boolean;
  readonly isMute: boolean;
  readonly delayMs: number;
  readonly nextFault: FrameFault | null;
}

/** What the simulator sends to its page. */
export type ShellEvent =
  | { readonly type: 'state'; readonly state: ShellState }
  | { readonly type: 'log'; readonly entry: LogEntry };
