import { Suspense, useState } from 'react';
import { Button } from '../../../ui/Button/Button.js';
import { useQrCopy } from './copy.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

const QrCodesDialog = lazyPart(async () => ({
  default: (await import('./QrCodesDialog.js')).QrCodesDialog,
}));

/** Opens the platform's published QR codes. */
export function QrCodesButton() {
  const copy = useQrCopy();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="text" onClick={() => setOpen(true)}>
        {copy.codes}
      </Button>
      <Suspense>{isOpen && <QrCodesDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
