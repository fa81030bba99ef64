import { useState } from 'react';

/** The state of a dialog whose code is loaded when it is first opened, and which stays to close as others do. */
export function useLazyDialog() {
  const [open, setOpen] = useState<boolean>();
  return {
    /** Draw the dialog from the first opening on. */
    wanted: open !== undefined,
    show: () => setOpen(true),
    state: { open: open === true, onOpenChange: setOpen },
  };
}
