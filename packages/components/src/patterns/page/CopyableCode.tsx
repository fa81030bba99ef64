import { useRef, useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import * as css from './CopyableCode.css.js';
import { useUiCopy } from '../../ui/shared/copy.js';
import { copyText as copyValue } from '../../ui/shared/copyText.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { usePageCopy } from './copy.js';

export interface CopyableCodeProps {
  /** What the number is: 申请编号. */
  readonly label: string;
  readonly value: string;
  /** Displayed instead, such as a shortened hash; the full value is copied. */
  readonly shown?: string | undefined;
  /** If a heading or column already names it. */
  readonly labelHidden?: boolean | undefined;
  /** Defaults to 复制. */
  readonly copyText?: string | undefined;
  /** Defaults to 已复制. */
  readonly copiedText?: string | undefined;
}

/** A number that users pass on, with a copy button. */
export function CopyableCode(props: CopyableCodeProps) {
  const { label, value, shown = value, labelHidden = false } = props;
  const ui = useUiCopy();
  const texts = usePageCopy();
  const { copyText = ui.copy, copiedText = ui.copied } = props;
  const [copied, setCopied] = useState<string>();
  const done = copied === value;
  const code = useRef<HTMLElement>(null);
  const copy = async () => {
    setCopied((await copyValue(value, code.current)) ? value : undefined);
  };
  return (
    <div className={css.line}>
      {!labelHidden && <span className={css.label}>{label}</span>}
      <code ref={code} className={css.code}>
        {shown}
      </code>
      <Button
        size="small"
        variant="text"
        aria-label={fillCopy(texts.copyOf, { copy: copyText, label })}
        onClick={() => void copy()}
      >
        {done ? copiedText : copyText}
      </Button>
      <VisuallyHidden>
        <span role="status">{done ? copiedText : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
