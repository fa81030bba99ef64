import { ConnectionBar } from './ConnectionBar.js';
import type { Desktop } from './Desktop.js';
import { useShellMessages } from './useShellMessages.js';
import { useSubWindows } from './useSubWindows.js';

/** What the desktop client adds to every page. */
export function DesktopLayer({ desktop }: { readonly desktop: Desktop }) {
  useShellMessages(desktop);
  useSubWindows(desktop);
  return <ConnectionBar bridge={desktop.bridge} />;
}
