import { PromisedDeskLabels, type HandlingTime } from '@huiqi/sdk';
import { useId, useState } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { Button } from '../../ui/Button/Button.js';
import { NumberInput } from '../../ui/NumberInput/NumberInput.js';
import * as css from './handlingTimes.css.js';
import { useHandlingTimesCopy } from './copy.js';

export interface HandlingTimeFormProps {
  readonly time: HandlingTime;
  readonly busy: boolean;
  /** Called with null to remove the setting. */
  readonly onSave: (days: number | null) => void;
}

/** Sets or removes the days of one desk. */
export function HandlingTimeForm({ time, busy, onSave }: HandlingTimeFormProps) {
  const { desk, kindName, ownDays } = time;
  const copy = useHandlingTimesCopy();
  const id = useId();
  const initial = ownDays === null ? '' : String(ownDays);
  const [text, setText] = useState(initial);
  const [saved, setSaved] = useState(initial);
  if (saved !== initial) {
    setSaved(initial);
    setText(initial);
  }
  const days = text.trim() === '' ? null : Number(text);
  const isValid = days === null || (Number.isInteger(days) && days >= 1 && days <= 365);
  const name = [PromisedDeskLabels[desk], kindName].filter(Boolean).join(' ');
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isValid || text === initial) return;
        // The button is disabled from now on, and would lose the focus.
        const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
        root.getElementById(id)?.focus();
        onSave(days);
      }}
    >
      <span className={css.days}>
        <NumberInput
          id={id}
          aria-label={fillCopy(copy.ownOf, { name })}
          unit={copy.unit}
          min={1}
          max={365}
          decimals={0}
          value={text}
          onValueChange={setText}
        />
      </span>
      <Button
        type="submit"
        size="small"
        disabled={busy || !isValid || text === initial}
        aria-label={fillCopy(copy.saveOf, { name })}
      >
        {copy.save}
      </Button>
    </form>
  );
}
