import { useState } from 'react';
import { Button } from '../Button/Button.js';
import * as css from './ErrorPanel.css.js';

/** A request number, and a button that copies it. */
export function RequestNumber({ id }: { readonly id: string }) {
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
      <span>请求编号：</span>
      <code className={css.number}>{id}</code>
      <Button size="small" variant="text" onClick={() => void copy()}>
        {copied ? '已复制' : '复制'}
      </Button>
    </p>
  );
}
