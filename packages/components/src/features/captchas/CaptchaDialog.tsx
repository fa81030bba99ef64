import { Suspense, useState } from 'react';
import { useHydrated } from '../../ui/shared/useHydrated.js';
import type { CaptchaSolution } from './captchaSolution.js';
import { lazyPart } from '../../ui/LazyPart/lazyPart.js';

export interface CaptchaDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Refusal of the last solution (792103): shown at the field, and a new picture is fetched. */
  readonly error?: string | undefined;
  /** While the protected call is in progress. */
  readonly busy?: boolean | undefined;
  /** Spread the solution into the call's body. The caller closes the dialog, or leaves it open. */
  readonly onSolved: (solution: CaptchaSolution) => void;
  /** The initial kind. Defaults to the image captcha. */
  readonly start?: 'graphic' | 'slide' | 'work' | undefined;
}

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
