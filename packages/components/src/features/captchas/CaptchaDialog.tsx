import { Suspense, useState } from 'react';
import { useHydrated } from '../../ui/shared/useHydrated.js';
import type { CaptchaSolution } from './captchaSolution.js';
import { lazyPart } from '../../ui/LazyPart/lazyPart.js';

export interface CaptchaDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Refusal of the last solution (792103): shown at the field, and a new picture is fetched. */
  readonly error?: string | undefined;
  /** While what the captcha is for is sent. */
  readonly busy?: boolean | undefined;
  /** Spread the solution into the body of the call. A dialog that stays open after it is closed by the caller. */
  readonly onSolved: (solution: CaptchaSolution) => void;
  /** Defaults to the image captcha. */
  readonly start?: 'graphic' | 'slide' | 'work' | undefined;
}

// Most visitors never see one.
const CaptchaWindow = lazyPart(async () => ({
  default: (await import('./CaptchaWindow.js')).CaptchaWindow,
}));

/** Asks for a captcha: characters of a picture, or a slider, or a computation for who can use neither. */
export function CaptchaDialog(props: CaptchaDialogProps) {
  const { open } = props;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const hydrated = useHydrated();
  // A server draws no open dialog (ui/Dialog), so it loads none.
  if (!wasOpen || !hydrated) return null;
  return (
    <Suspense fallback={null}>
      <CaptchaWindow {...props} />
    </Suspense>
  );
}
