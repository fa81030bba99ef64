import { useId, useRef } from 'react';
import { Button } from '../Button/Button.js';
import { useBrowserLayoutEffect } from '../shared/useBrowserLayoutEffect.js';
import * as css from './DiscardQuestion.css.js';
import { useDialogCopy } from './copy.js';

interface DiscardQuestionProps {
  readonly onResume: () => void;
  readonly onDiscard: () => void;
}

/** Covers its dialog, whose content stays mounted. Focuses the safe choice first. */
export function DiscardQuestion({ onResume, onDiscard }: DiscardQuestionProps) {
  const copy = useDialogCopy();
  const id = useId();
  const harmless = useRef<HTMLButtonElement>(null);
  useBrowserLayoutEffect(() => harmless.current?.focus(), []);
  return (
    <div
      role="presentation"
      className={css.cover}
      // Otherwise the mousedown that follows the opening pointerdown would take focus away.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className={css.question}
      >
        <h3 id={`${id}-title`}>{copy.discardTitle}</h3>
        <p id={`${id}-text`}>{copy.discardText}</p>
        <div className={css.choices}>
          <Button ref={harmless} onClick={onResume}>
            {copy.resume}
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            {copy.discard}
          </Button>
        </div>
      </div>
    </div>
  );
}
