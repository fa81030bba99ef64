import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { useExportsCopy } from './copy.js';
import type { ExportDialogProps } from './ExportDialog.js';
import { lazyPart } from '../../ui/LazyPart/lazyPart.js';

// Most visits of the desk export nothing.
const ExportDialog = lazyPart(async () => ({
  default: (await import('./ExportDialog.js')).ExportDialog,
}));

export type ExportActionProps = Pick<ExportDialogProps, 'filters'>;

/** The button that exports the orders of a list, and its dialog. */
export function ExportAction({ filters }: ExportActionProps) {
  const copy = useExportsCopy();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-keyshortcuts="e" onClick={() => setOpen(true)}>
        {copy.action}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
