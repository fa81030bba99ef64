import { isHuiqiError, type HuiqiError } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { useRef, useState } from 'react';
import { describeError } from '../../provider/describeError.js';
import type { CaptchaDialogProps } from './CaptchaDialogProps.js';
import type { CaptchaSolution } from './captchaSolution.js';
import { useCaptchasCopy } from './copy.js';
import type { Countdown } from './useCountdown.js';

export interface SendCodeOptions {
  readonly countdown: Countdown;
  readonly captcha: 'always' | 'onDemand';
  readonly send: (solution: CaptchaSolution | null) => Promise<void>;
  readonly onPhoneProblem: ((error: HuiqiError) => void) | undefined;
  readonly onSent: () => void;
}

export interface SendCode {
  readonly begin: () => void;
  readonly busy: boolean;
  /** Why no code was sent. */
  readonly problem: string | undefined;
  readonly dialog: Required<Pick<CaptchaDialogProps, 'open' | 'onOpenChange' | 'onSolved'>> & {
    readonly error: string | undefined;
    readonly busy: boolean;
  };
}

/** Longer waits are daily limits: a countdown would be no use. */
const longestCountdownMs = 120_000;

/** Sends a code, with a captcha at first or once the server requires one (spec 1 §5, §8). */
export function useSendCode(options: SendCodeOptions): SendCode {
  const { countdown, captcha, send, onPhoneProblem, onSent } = options;
  const copy = useCaptchasCopy();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  function fail(error: unknown, solution: CaptchaSolution | null): void {
    if (isHuiqiError(error, '792103')) {
      setRefusal(solution ? error.userMessage : undefined);
      setOpen(true);
      return;
    }
    setOpen(false);
    if (!isHuiqiError(error)) return setProblem(copy.sendFailed);
    const { policy, retryAfterMs } = error;
    if ('closeDialog' in policy && policy.closeDialog) {
      if (onPhoneProblem) return onPhoneProblem(error);
    } else if (error.code === '003001' && retryAfterMs !== undefined) {
      if (retryAfterMs <= longestCountdownMs) countdown.start(Math.ceil(retryAfterMs / 1000));
    }
    setProblem(describeError(error).title);
  }

  async function attempt(solution: CaptchaSolution | null): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    setRefusal(undefined);
    try {
      await send(solution);
      setOpen(false);
      countdown.start(constants.phoneCodeWaitSeconds);
      onSent();
    } catch (error) {
      fail(error, solution);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    begin: () => {
      setProblem(undefined);
      setRefusal(undefined);
      if (captcha === 'always') setOpen(true);
      else void attempt(null);
    },
    busy: busy && !isOpen,
    problem,
    dialog: {
      open: isOpen,
      onOpenChange: setOpen,
      error: refusal,
      busy,
      onSolved: (solution) => void attempt(solution),
    },
  };
}
