import { isHuiqiError } from '@huiqi/sdk';
import { useRef, useState } from 'react';
import type { CaptchaSolution } from '../captchas/captchaSolution.js';

export interface CaptchaGate<Entry> {
  /** Submits the input, without a captcha at first. */
  readonly submit: (entry: Entry) => void;
  /** For `onError` of the write: a refused captcha opens the dialog, any other failure closes it. */
  readonly failed: (error: unknown) => void;
  /** For `onSuccess` of the write. */
  readonly succeeded: () => void;
  /** Props of `CaptchaDialog`. */
  readonly dialog: {
    readonly open: boolean;
    readonly onOpenChange: (open: boolean) => void;
    readonly error: string | undefined;
    readonly onSolved: (solution: CaptchaSolution) => void;
  };
}

interface Asked<Entry> {
  readonly entry: Entry;
  readonly error?: string | undefined;
}

/**
 * Asks for a captcha once the server requires one, and resubmits the input with it. The first 792103 only opens the
 * dialog; after a solution it shows 图形验证码错误 and a new picture (spec 1 §5, §8).
 */
export function useCaptchaGate<Entry>(
  send: (entry: Entry, solution: CaptchaSolution | null) => void,
): CaptchaGate<Entry> {
  const [asked, setAsked] = useState<Asked<Entry> | null>(null);
  const last = useRef<{ readonly entry: Entry; readonly solved: boolean } | null>(null);
  const close = () => setAsked(null);
  return {
    submit(entry) {
      last.current = { entry, solved: false };
      send(entry, null);
    },
    failed(error) {
      const sent = last.current;
      if (!sent || !isHuiqiError(error, '792103')) return close();
      setAsked({ entry: sent.entry, error: sent.solved ? error.userMessage : undefined });
    },
    succeeded: close,
    dialog: {
      open: asked !== null,
      onOpenChange: (open) => {
        if (!open) close();
      },
      error: asked?.error,
      onSolved(solution) {
        if (!asked) return;
        last.current = { entry: asked.entry, solved: true };
        setAsked({ entry: asked.entry });
        send(asked.entry, solution);
      },
    },
  };
}
