import { useEffect, useRef, type KeyboardEvent } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { Button } from '../../../ui/Button/Button.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import { formats, tableFormats, type Format } from './formats.js';
import * as css from './richText.css.js';

export interface RichTextToolbarProps {
  /** Label of the field. */
  readonly field: string;
  readonly isInTable?: boolean | undefined;
  readonly isPressed?: (format: Format) => boolean | undefined;
  readonly isEnabled?: (format: Format) => boolean;
  readonly onPress?: (format: Format) => void;
}

const enabledIn = (toolbar: HTMLElement) => [
  ...toolbar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'),
];

/** Formats of the selected text; those of tables while the caret is in one. The Tab key stops at one of the buttons. */
export function RichTextToolbar(props: RichTextToolbarProps) {
  const { field, isInTable = false, isPressed, isEnabled, onPress } = props;
  const copy = useManagedFieldsCopy();
  const toolbar = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLButtonElement>(undefined);

  function stopAt(button: HTMLButtonElement | undefined) {
    stop.current = button;
    for (const each of toolbar.current?.querySelectorAll('button') ?? [])
      each.tabIndex = each === button ? 0 : -1;
  }
  useEffect(() => {
    const buttons = toolbar.current ? enabledIn(toolbar.current) : [];
    stopAt(buttons.find((button) => button === stop.current) ?? buttons[0]);
  });
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = enabledIn(event.currentTarget);
    const at = buttons.findIndex((button) => button === stop.current);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = buttons[(to + buttons.length) % buttons.length];
    stopAt(next);
    next?.focus();
  }
  return (
    <div
      ref={toolbar}
      className={css.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={fillCopy(copy.toolbar, { field })}
      onKeyDown={move}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {[...formats, ...(isInTable ? tableFormats : (['table'] as const))].map((format) => (
        <Button
          key={format}
          size="small"
          variant="text"
          aria-pressed={isPressed?.(format)}
          disabled={!isEnabled?.(format)}
          onClick={() => onPress?.(format)}
        >
          {copy[format]}
        </Button>
      ))}
    </div>
  );
}
