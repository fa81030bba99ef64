import { useState, type ComponentType } from 'react';
import type { FilterSheetProps } from './FilterSheet.js';

/** State of the sheet, and its code, loaded on demand: it includes the dialog, and only phones open it. */
export function useFilterSheet() {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>();
  async function show() {
    setOpen(true);
    try {
      const { FilterSheet } = await import('./FilterSheet.js');
      setSheet(() => FilterSheet);
    } catch {
      // React.lazy would cache the failure and break the page; the card can show the filters itself.
      setOpen(false);
      setFailed(true);
    }
  }
  return { open, setOpen, failed, Sheet, show };
}
