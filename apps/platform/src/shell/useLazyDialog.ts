import { useState } from 'react';

/** The state of a dialog whose code is loaded on first opening; it stays mounted for the closing animation. */
export function useLazyDialog() {
  const [open, setOpen] = useState<boolean>();
  return {
    /** Render the dialog from the first opening on. */
    wanted: open !== undefined,
    show: () => setOpen(true),
    state: { open: open === true, onOpenChange: setOpen },
  };
}
