import type { CaptchaSolution } from './captchaSolution.js';

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
