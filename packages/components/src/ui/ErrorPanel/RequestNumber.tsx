import { useState } from 'react';
import { Button } from '../Button/Button.js';
import * as css from './ErrorPanel.css.js';
import { useUiCopy } from '../shared/copy.js';

/** A request number, and a button that copies it. */
export function RequestNumber({ id }: { readonly id: string }) {
  const texts = useUiCopy();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setCopied(true);
    } catch {
      // Without permission the number can still be selected and copied by hand.
      setCopied(false);
    }
  };
  return (
    <p className={css.request}>
      <span>{texts.requestNumber}</span>
      <code className={css.number}>{id}</code>
      <Button size="small" variant="text" onClick={() => void copy()}>
        {copied ? texts.copied : texts.copy}
      </Button>
    </p>
  );
}
