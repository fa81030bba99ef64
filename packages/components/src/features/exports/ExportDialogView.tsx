import type { ExportCount, ExportField } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { useEffect, useState } from 'react';
import { DataState } from '../../patterns/DataState/DataState.js';
import type { DataStateValue, ErrorDescription } from '../../patterns/DataState/types.js';
import { fillCopy } from '../../provider/copy.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { useExportsCopy } from './copy.js';
import { ExportFields, type ExportFieldsProps } from './ExportFields.js';
import { ExportProgressBar } from './ExportProgressBar.js';
import * as css from './exports.css.js';

/** What an export can contain. */
export interface ExportOffer extends ExportCount {
  readonly fields: readonly ExportField[];
}

export interface ExportDialogViewProps extends Pick<ExportFieldsProps, 'onCheck'> {
  readonly state: DataStateValue<ExportOffer>;
  /** Whether the orders were selected, and not found by filters. */
  readonly isOfSelected?: boolean | undefined;
  /** Orders written so far; null while no export is running. */
  readonly written: number | null;
  readonly error: ErrorDescription | undefined;
  /** Starts once it can. */
  readonly startsAtOnce?: boolean | undefined;
  readonly onStart: () => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/** Columns and number of orders; progress; cancel. */
export function ExportDialogView(props: ExportDialogViewProps) {
  const { state, written, error, startsAtOnce = false, isOfSelected = false } = props;
  const { onCheck, onStart, onCancel, onClose } = props;
  const copy = useExportsCopy();
  const [wasEmpty, setWasEmpty] = useState(false);
  const isRunning = written !== null;
  const offer = state.status === 'ready' ? state.data : undefined;
  const mayStart =
    offer !== undefined && offer.count > 0 && offer.count <= offer.limit && offer.fields.length > 0;
  const isEmpty = !offer?.fields.some(({ checked }) => checked);
  const start = () => {
    setWasEmpty(isEmpty);
    if (!isEmpty) onStart();
  };
  const isDue = startsAtOnce && mayStart;
  useEffect(() => {
    if (isDue) start();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each dialog
  }, [isDue]);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        // The dialog has shrunk: the second click of a double click may land outside. 取消 is the way out.
        if (!open && !isRunning) onClose();
      }}
      title={copy.title}
      description={isOfSelected ? copy.hintOfSelected : copy.hint}
      isDirty={false}
      onSend={mayStart && !isRunning ? start : undefined}
      footer={
        <>
          <Button onClick={isRunning ? onCancel : onClose}>
            {isRunning || mayStart ? copy.cancel : copy.close}
          </Button>
          {mayStart && (
            // Keeps its position, so that a second click does not cancel.
            <Button
              variant="primary"
              loading={isRunning}
              aria-keyshortcuts="Control+Enter"
              onClick={start}
            >
              {fillCopy(copy.start, { n: formatThousands(offer.count) })}
            </Button>
          )}
        </>
      }
    >
      <DataState state={state} compact loading={<Skeleton lines={6} />}>
        {(data) => (
          <div className={css.content}>
            {error && !isRunning && <ErrorPanel compact {...error} onRetry={start} />}
            {isRunning ? (
              <ExportProgressBar written={written} total={data.count} />
            ) : (
              <Offer
                offer={data}
                onCheck={onCheck}
                error={wasEmpty && isEmpty ? copy.noneChosen : undefined}
              />
            )}
          </div>
        )}
      </DataState>
    </Dialog>
  );
}

interface OfferProps extends Omit<ExportFieldsProps, 'fields'> {
  readonly offer: ExportOffer;
}

function Offer({ offer, onCheck, error }: OfferProps) {
  const { count, limit, fields } = offer;
  const copy = useExportsCopy();
  if (count === 0) return <Empty title={copy.noData} description={copy.noDataHint} />;
  if (fields.length === 0) return <Banner tone="warning">{copy.noFields}</Banner>;
  const most = { limit: formatThousands(limit) };
  if (count > limit)
    return (
      <>
        <p className={css.count}>{fillCopy(copy.foundMany, most)}</p>
        <Banner tone="warning">{fillCopy(copy.tooMany, most)}</Banner>
      </>
    );
  return (
    <>
      <div className={css.head}>
        <p className={css.count}>{fillCopy(copy.found, { n: formatThousands(count) })}</p>
        <p className={css.quiet}>{fillCopy(copy.limit, most)}</p>
      </div>
      <ExportFields fields={fields} onCheck={onCheck} error={error} />
    </>
  );
}
