import type { HuiqiError } from '@huiqi/sdk';
import { validatePhone } from '@huiqi/sdk/domain';
import { useEffect, useRef, useState } from 'react';
import { plainNumber } from '../../patterns/DynamicField/groupedText.js';
import { fillCopy } from '../../provider/copy.js';
import { Button } from '../../ui/Button/Button.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { CaptchaDialog } from './CaptchaDialog.js';
import type { CaptchaSolution } from './captchaSolution.js';
import * as css from './captchas.css.js';
import { useCaptchasCopy } from './copy.js';
import { countdownKey } from './countdownKey.js';
import { useCountdown } from './useCountdown.js';
import { useSendCode } from './useSendCode.js';

const longestCode = 8;

const codeOf = (text: string) => plainNumber(text).replaceAll(/\D/g, '').slice(0, longestCode);

export interface PhoneCodeFieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** The recipient; omitted for the signed-in user's phone, which the server knows. */
  readonly phone?: string | undefined;
  /** Calls the operation that sends the code, with the solution in its body. */
  readonly send: (solution: CaptchaSolution | null) => Promise<void>;
  readonly purpose: 'login' | 'register' | 'reset' | 'certify' | 'password' | 'bind';
  /** Whether to ask for a captcha at once, or only if the server requires one. Defaults to `always`. */
  readonly captcha?: 'always' | 'onDemand' | undefined;
  /** Called first; returning false sends nothing, and the caller says why. */
  readonly canSend?: (() => boolean | Promise<boolean>) | undefined;
  readonly label?: string | undefined;
  readonly id?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  /**
   * Called when the phone itself is refused: already registered (795101), not registered (794104). The dialog is
   * closed; clear the phone field (spec 1 §5).
   */
  readonly onPhoneProblem?: ((error: HuiqiError) => void) | undefined;
  readonly onSent?: (() => void) | undefined;
  /** The input, for a form that focuses its first invalid field. */
  readonly inputRef?: ((element: HTMLInputElement | null) => void) | undefined;
}

const maskPhone = (phone: string) => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');

/** Input for a text message code, with a button that sends it at most once a minute. */
export function PhoneCodeField(props: PhoneCodeFieldProps) {
  const { value, onValueChange, phone, purpose, canSend, id, label, inputRef } = props;
  const { disabled = false } = props;
  const copy = useCaptchasCopy();
  const input = useRef<HTMLInputElement>(null);
  const [isChecking, setChecking] = useState(false);
  const [phoneProblem, setPhoneProblem] = useState<{ phone: string | undefined; text: string }>();
  const [sent, setSent] = useState<{ readonly to: string }>();
  const countdown = useCountdown(countdownKey(purpose, phone ?? ''));
  const sending = useSendCode({
    countdown,
    captcha: props.captcha ?? 'always',
    send: props.send,
    onPhoneProblem: props.onPhoneProblem,
    onSent: () => {
      setSent({ to: phone ?? '' });
      props.onSent?.();
    },
  });
  useEffect(() => {
    if (!sent) return undefined;
    // Runs after the dialog has returned focus to the button, which is disabled by now.
    const timer = setTimeout(() => input.current?.focus());
    return () => clearTimeout(timer);
  }, [sent]);

  async function begin(): Promise<void> {
    const text = phone === undefined ? null : validatePhone(phone);
    setPhoneProblem(text === null ? undefined : { phone, text });
    if (canSend) {
      setChecking(true);
      const may = await Promise.resolve(canSend()).finally(() => setChecking(false));
      if (!may) return;
    }
    if (text === null) sending.begin();
  }

  const { left } = countdown;
  const wasSent = sent?.to === (phone ?? '');
  const news = !wasSent
    ? ''
    : phone === undefined
      ? copy.sentToOwn
      : fillCopy(copy.sent, { phone: maskPhone(phone) });
  const ownProblem = phoneProblem?.phone === phone ? phoneProblem?.text : undefined;
  return (
    <>
      <Field
        label={label ?? copy.code}
        id={id}
        required
        hint={news || undefined}
        error={ownProblem ?? sending.problem ?? props.error}
      >
        {(control) => (
          <div className={css.codeRow}>
            <div className={css.codeInput}>
              <Input
                {...control}
                ref={(element) => {
                  input.current = element;
                  inputRef?.(element);
                }}
                autoComplete="one-time-code"
                inputMode="numeric"
                clean={codeOf}
                value={value}
                disabled={disabled}
                onChange={({ target }) => onValueChange(target.value)}
              />
            </div>
            <div className={css.codeButton}>
              <Button
                block
                disabled={disabled || left > 0}
                loading={isChecking || sending.busy}
                onClick={() => void begin()}
              >
                {left > 0
                  ? fillCopy(copy.wait, { seconds: left })
                  : wasSent
                    ? copy.sendAgain
                    : copy.send}
              </Button>
            </div>
          </div>
        )}
      </Field>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      <CaptchaDialog {...sending.dialog} />
    </>
  );
}
