import { Button } from '../../ui/Button/Button.js';
import { Card } from '../../ui/Card/Card.js';
import { Icon } from '../../ui/Icon/Icon.js';
import * as css from './applications.css.js';
import { useApplicationsCopy } from './copy.js';

export interface ApplyFailProps {
  readonly reason?: string | null | undefined;
  readonly onRetry: () => void;
}

/** The application was refused: why, and the way back. */
export function ApplyFail({ reason, onRetry }: ApplyFailProps) {
  const copy = useApplicationsCopy();
  return (
    <Card>
      <div className={css.center}>
        <Icon name="error" size={48} />
        <h1 className={css.title}>{copy.failTitle}</h1>
        <p className={css.text}>{reason || copy.failUnknown}</p>
        <Button variant="primary" onClick={onRetry}>
          {copy.retry}
        </Button>
      </div>
    </Card>
  );
}
