import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { scrollIntoView } from '../../ui/shared/scrollIntoView.js';
import { useBrowserLayoutEffect } from '../../ui/shared/useBrowserLayoutEffect.js';
import { ActionButton } from '../page/ActionButton.js';
import { FormFailure } from '../page/FormFailure.js';
import { aboveStickyBar } from '../page/aboveStickyBar.css.js';
import * as css from './Wizard.css.js';
import { WizardProgress } from './WizardProgress.js';
import { usePageCopy } from '../page/copy.js';
import { fillCopy } from '../../copy/fillCopy.js';

export interface WizardProps {
  readonly label: string;
  readonly steps: readonly { readonly id: string; readonly label: string }[];
  readonly current: string;
  /** 上一步; on the first step it leaves the wizard. */
  readonly onBack?: (() => void) | undefined;
  readonly onNext: () => void;
  readonly nextText: string;
  /** Defaults to 上一步. */
  readonly backText?: string | undefined;
  /** Makes the back button a link. */
  readonly backHref?: string | undefined;
  readonly busy?: boolean | undefined;
  /** Shown beside the buttons, such as 已自动保存; announced on change. */
  readonly saved?: string | undefined;
  /** How long the rest is expected to take, said beside the heading of the step. */
  readonly minutesLeft?: number | undefined;
  /** False if something inside the step takes the focus, such as an error summary. */
  readonly focusHeading?: boolean | undefined;
  /** Rendered beside the next button: 保存. */
  readonly actions?: ReactNode;
  /** Rendered above the buttons: why it was neither sent nor saved. */
  readonly failure?: ReactNode;
  readonly children: ReactNode;
}

/** Steps on top, the step's heading (which takes focus when the step changes), back and next below. */
export function Wizard(props: WizardProps) {
  const { label, steps, current, onBack, onNext, nextText, busy } = props;
  const copy = usePageCopy();
  const { backText = copy.back } = props;
  const { backHref, saved, minutesLeft, focusHeading = true } = props;
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const headingRef = useStepFocus(current, focusHeading);
  return (
    <div className={css.frame}>
      <form
        className={css.wizard}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <WizardProgress label={label} steps={steps} current={index} />
        <div className={`${css.body} ${aboveStickyBar}`}>
          <div className={css.headLine}>
            <h2 ref={headingRef} tabIndex={-1} className={css.heading}>
              {steps[index]?.label}
            </h2>
            {minutesLeft !== undefined && (
              <p className={css.minutes}>{fillCopy(copy.minutesLeft, { n: minutesLeft })}</p>
            )}
          </div>
          {props.children}
        </div>
        <FormFailure>{props.failure}</FormFailure>
        <div className={css.footer}>
          <ActionButton
            size="large"
            action={{ label: backText, href: backHref, onSelect: onBack, disabled: busy }}
          />
          <p role="status" className={css.saved}>
            {saved}
          </p>
          {props.actions}
          <div className={css.next}>
            <Button size="large" variant="primary" type="submit" loading={busy}>
              {nextText}
            </Button>
          </div>
        </div>
      </form>
    </div>
  );
}

// Not on the first render: the page decides where focus starts.
function useStepFocus(current: string, wanted: boolean) {
  const ref = useRef<HTMLHeadingElement>(null);
  const last = useRef(current);
  // Before the step is seen: a moment later it would take the focus from a field that the user has chosen meanwhile.
  useBrowserLayoutEffect(() => {
    if (last.current === current) return;
    last.current = current;
    if (!wanted) return;
    if (!ref.current) return;
    ref.current.focus();
    scrollIntoView(ref.current, { block: 'nearest' });
  }, [current, wanted]);
  return ref;
}
