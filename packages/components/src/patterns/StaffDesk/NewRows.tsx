import { Button } from '../../ui/Button/Button.js';
import * as css from './NewRows.css.js';

export interface NewRowsProps {
  /** 有 3 条新申请; undefined without any. */
  readonly text: string | undefined;
  readonly onShow: () => void;
}

/** Announces new rows; they are loaded on click, so that no row moves under the pointer. */
export function NewRows({ text, onShow }: NewRowsProps) {
  return (
    // Always rendered: a live region inserted with its text is not announced.
    <div role="status" className={css.region}>
      {text !== undefined && (
        <div className={css.line}>
          <span>{text}</span>
          <Button variant="text" size="small" onClick={onShow}>
            显示
          </Button>
        </div>
      )}
    </div>
  );
}
