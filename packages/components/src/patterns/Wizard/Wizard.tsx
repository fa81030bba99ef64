import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { Steps } from '../../ui/Steps/Steps.js';
import { body, footer, heading, wizard } from './Wizard.css.js';

export interface WizardProps {
  readonly label: string;
  readonly steps: readonly { readonly id: string; readonly label: string }[];
  readonly current: string;
  /** 上一步; on the first step it leads out of the wizard. */
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly nextText: string;
  readonly backText?: string | undefined;
  readonly busy?: boolean | undefined;
  /** False when something inside the step takes the focus, such as an error summary. */
  readonly focusHeading?: boolean | undefined;
  readonly children: ReactNode;
}

/** Steps above, the step's heading (which takes focus when the step changes), both ways out below. */
export function Wizard(props: WizardProps) {
  const { label, steps, current, onBack, onNext, nextText, backText = '上一步', busy } = props;
  const { focusHeading = true } = props;
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const headingRef = useStepFocus(current, focusHeading);
  return (
    <form
      className={wizard}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <Steps
        label={label}
        current={index}
        steps={steps.map((step) => ({ key: step.id, label: step.label }))}
      />
      <div className={body}>
        <h2 ref={headingRef} tabIndex={-1} className={heading}>
          {steps[index]?.label}
        </h2>
        {props.children}
      </div>
      <div className={footer}>
        <Button size="large" onClick={onBack} disabled={busy}>
          {backText}
        </Button>
        <Button size="large" variant="primary" type="submit" loading={busy}>
          {nextText}
        </Button>
      </div>
    </form>
  );
}

// Not on the first drawing: the page decides where focus starts.
function useStepFocus(current: string, wanted: boolean) {
  const ref = useRef<HTMLHeadingElement>(null);
  const last = useRef(current);
  useEffect(() => {
    if (last.current === current) return;
    last.current = current;
    if (!wanted) return;
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [current, wanted]);
  return ref;
}
