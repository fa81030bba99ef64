import { useRef, useState } from 'react';
import { Button } from '../Button/Button.js';
import * as css from './ErrorPanel.css.js';
import { copyText } from '../shared/copyText.js';
import { useUiCopy } from '../shared/copy.js';

/** A request number, and a button that copies it. */
export function RequestNumber({ id }: { readonly id: string }) {
  const texts = useUiCopy();
  const [copied, setCopied] = useState(false);
  const number = useRef<HTMLElement>(null);
  const copy = async () => setCopied(await copyText(id, number.current));
  return (
    <p className={css.request}>
      <span>{texts.requestNumber}</span>
      <code ref={number} className={css.number}>
        {id}
      </code>
      <Button size="small" variant="text" onClick={() => void copy()}>
        {copied ? texts.copied : texts.copy}
      </Button>
    </p>
  );
}
