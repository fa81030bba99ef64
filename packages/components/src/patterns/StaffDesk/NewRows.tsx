import { Button } from '../../ui/Button/Button.js';
import * as css from './NewRows.css.js';

export interface NewRowsProps {
  /** 有 3 条新申请; undefined while there are none. */
  readonly text: string | undefined;
  readonly onShow: () => void;
}

/** Says that there are new rows; they come when the button is pressed, so that none moves under the pointer. */
export function NewRows({ text, onShow }: NewRowsProps) {
  return (
    // Present while it is empty: a live region that comes with its text is not read out.
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
