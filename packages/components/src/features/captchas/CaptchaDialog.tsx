import { Dialog } from '../../ui/Dialog/Dialog.js';
import type { CaptchaSolution } from './captchaSolution.js';

export interface CaptchaDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly error?: string | undefined;
  readonly busy?: boolean | undefined;
  readonly onSolved: (solution: CaptchaSolution) => void;
}

/** Asks for a captcha. */
export function CaptchaDialog({ open, onOpenChange, error }: CaptchaDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="安全验证">
      {error}
    </Dialog>
  );
}
