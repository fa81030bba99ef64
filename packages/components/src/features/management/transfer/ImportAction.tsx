import { Suspense, useState } from 'react';
import { Button } from '../../../ui/Button/Button.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';
import { useTransferCopy } from './copy.js';
import type { ImportDialogProps } from './ImportDialog.js';

// Most visits of a list import nothing.
const ImportDialog = lazyPart(async () => ({
  default: (await import('./ImportDialog.js')).ImportDialog,
}));

/** The button that imports a file of a kind, and its dialog. */
export function ImportAction(props: Omit<ImportDialogProps, 'onClose'>) {
  const copy = useTransferCopy();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{copy.import}</Button>
      {isOpen && (
        <Suspense>
          <ImportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
