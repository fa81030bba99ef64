import { useEffect, useId, useRef } from 'react';
import { Button } from '../Button/Button.js';
import * as css from './DiscardQuestion.css.js';

interface DiscardQuestionProps {
  readonly onResume: () => void;
  readonly onDiscard: () => void;
}

/** Lies over its dialog, whose content stays as it is. Starts at the harmless choice. */
export function DiscardQuestion({ onResume, onDiscard }: DiscardQuestionProps) {
  const id = useId();
  const harmless = useRef<HTMLButtonElement>(null);
  useEffect(() => harmless.current?.focus(), []);
  return (
    <div
      role="presentation"
      className={css.cover}
      // The press that brought the question up would otherwise take focus from it.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className={css.question}
      >
        <h3 id={`${id}-title`}>放弃已填写的内容？</h3>
        <p id={`${id}-text`}>关闭后，已填写的内容不会保存。</p>
        <div className={css.choices}>
          <Button ref={harmless} onClick={onResume}>
            继续填写
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            放弃
          </Button>
        </div>
      </div>
    </div>
  );
}
