import { fillCopy } from '../../copy/fillCopy.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.js';
import { Stack } from '../../ui/Stack/Stack.js';
import * as css from './BatchDialog.css.js';
import { useBatchCopy } from './batchCopy.js';
import type { BatchRecord } from './useRowSelection.js';

/** A record that was refused, and why. */
export interface FailedRow {
  readonly record: BatchRecord;
  readonly message: string;
  /** It was decided, changed or removed since it was shown: the same again would fail. */
  readonly isOver: boolean;
}

/** How far an action on many records is, or how it ended. */
export interface BatchProgress {
  readonly total: number;
  readonly done: number;
  /** Ids of those that were done without a failure. */
  readonly succeeded: readonly string[];
  readonly failed: readonly FailedRow[];
  readonly isRunning: boolean;
  /** After a network failure: some of the failed may have been done. */
  readonly isUncertain: boolean;
}

/** The records that can be tried again; they stay selected. */
export const leftOf = ({ failed }: BatchProgress): readonly BatchRecord[] =>
  failed.flatMap(({ record, isOver }) => (isOver ? [] : record));

export interface BatchDialogProps {
  readonly title: string;
  readonly progress: BatchProgress;
  /** Whether a retry asks for the opinion again. */
  readonly isEditable?: boolean | undefined;
  readonly hrefOf: (id: string) => string;
  readonly onStop: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Progress of an action on many records, then which failed and why; not for one that did them all. */
export function BatchDialog(props: BatchDialogProps) {
  const { title, progress, isEditable = false, hrefOf, onStop, onRetry, onClose } = props;
  const { total, done, succeeded, failed, isRunning, isUncertain } = progress;
  const copy = useBatchCopy();
  const left = leftOf(progress).length;
  const running = fillCopy(copy.running, { done, total });
  return (
    <Dialog
      open
      isDirty={false}
      width={640}
      title={title}
      onOpenChange={(open) => {
        if (open) return;
        if (isRunning) onStop();
        else onClose();
      }}
      footer={
        isRunning ? (
          <Button onClick={onStop}>{copy.stop}</Button>
        ) : (
          <>
            {left > 0 && (
              <Button onClick={onRetry}>
                {fillCopy(isEditable ? copy.editAndRetry : copy.retry, { n: left })}
              </Button>
            )}
            <Button variant="primary" onClick={onClose}>
              {copy.close}
            </Button>
          </>
        )
      }
    >
      <Stack gap={3}>
        <div role="status">
          {isRunning ? (
            <p>{running}</p>
          ) : (
            <Banner tone="warning">
              {[
                succeeded.length > 0 && fillCopy(copy.succeeded, { n: succeeded.length }),
                fillCopy(isUncertain ? copy.uncertain : copy.failed, { n: failed.length }),
              ]
                .filter(Boolean)
                .join('')}
            </Banner>
          )}
        </div>
        {isRunning && <ProgressBar value={(done / total) * 100} label={running} />}
        {!isRunning && (
          <ul className={css.failures}>
            {failed.map(({ record: { id, name }, message }) => (
              <li key={id} className={css.failure}>
                <a href={hrefOf(id)} target="_blank" rel="noreferrer">
                  {name}
                </a>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}
