import { Suspense, useState } from 'react';
import { useHydrated } from '../../ui/shared/useHydrated.js';
import type { CaptchaDialogProps } from './CaptchaDialogProps.js';
import { lazyPart } from '../../ui/LazyPart/lazyPart.js';

// Most visitors never see one.
const CaptchaWindow = lazyPart(async () => ({
  default: (await import('./CaptchaWindow.js')).CaptchaWindow,
}));

/** Asks for a captcha: characters in a picture, a slider, or a computation for users who cannot use either. */
export function CaptchaDialog(props: CaptchaDialogProps) {
  const { open } = props;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const hydrated = useHydrated();
  // The server renders no open dialog (ui/Dialog), so it loads none.
  if (!wasOpen || !hydrated) return null;
  return (
    <Suspense fallback={null}>
      <CaptchaWindow {...props} />
    </Suspense>
  );
}
