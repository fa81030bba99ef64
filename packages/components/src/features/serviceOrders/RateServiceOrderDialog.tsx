import { isHuiqiError, rateServiceOrder, type ServiceOrder } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { useEffect, useId, useState, type RefObject } from 'react';
import { useDraft } from '../../patterns/useDraft/useDraft.js';
import { describeError } from '../../provider/describeError.js';
import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { useDraftAreas } from '../../provider/useDraftAreas.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Field } from '../../ui/Field/Field.js';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.js';
import { Textarea } from '../../ui/Textarea/Textarea.js';
import { useServiceOrdersCopy } from './copy.js';
import { scoreOptions } from './scoreOptions.js';
import * as css from './serviceOrders.css.js';

export interface RateServiceOrderDialogProps {
  readonly order: Pick<ServiceOrder, 'id' | 'productName' | 'orgName'>;
  /** Called when the dialog is closed, and two seconds after a rating (spec 2 §8). */
  readonly onClose: () => void;
  /** Called three seconds after the refusal of a second rating (spec 2 §8). */
  readonly onRatedBefore: () => void;
  /** Receives focus on close: the opener is gone once the order is rated. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Already rated (spec 2 §8). */
const ratedCode = '796107';
const waits = { done: constants.ratingSuccessMilliseconds, before: 3_000 } as const;
const untouched = { score: String(constants.defaultRating), content: '' };

/** The rating of a finished order: a score and an optional comment. */
export function RateServiceOrderDialog(props: RateServiceOrderDialogProps) {
  const { order, onClose, onRatedBefore, fallbackFocus } = props;
  const copy = useServiceOrdersCopy();
  const name = useId();
  const draft = useDraft({
    areas: useDraftAreas(),
    userId: useCurrentUser().data?.id ?? '',
    form: `service-rating-${order.id}`,
    initial: untouched,
  });
  const { score = untouched.score, content = '' } = draft.values;
  const [ended, setEnded] = useState<keyof typeof waits>();
  const leave = ended === 'before' ? onRatedBefore : onClose;
  useEffect(() => {
    if (!ended) return undefined;
    const timer = setTimeout(leave, waits[ended]);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, whatever the callback is
  }, [ended]);
  const end = (how: keyof typeof waits) => {
    draft.forget();
    setEnded(how);
  };
  const rating = useMutationOf(rateServiceOrder, {
    successMessage: false,
    refreshOnConflict: true,
    onSuccess: () => end('done'),
    onError: (error) => {
      if (isHuiqiError(error, ratedCode)) end('before');
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return;
        draft.forget();
        leave();
      }}
      title={copy.ratingTitle}
      description={`${order.productName}（${order.orgName}）`}
      isDirty={!ended && content.trim() !== ''}
      fallbackFocus={fallbackFocus}
      footer={
        ended ? (
          <Button onClick={leave}>{copy.close}</Button>
        ) : (
          <Button
            variant="primary"
            loading={rating.busy}
            onClick={() =>
              void rating.run({
                id: order.id,
                body: { score: Number(score), content: content.trim() },
              })
            }
          >
            {copy.submitRating}
          </Button>
        )
      }
    >
      <div className={css.stack}>
        <p className={css.muted}>{copy.ratingLine}</p>
        <RadioGroup
          name={name}
          legend={copy.score}
          options={scoreOptions(copy)}
          value={score}
          disabled={Boolean(ended)}
          onChange={(value) => draft.setValue('score', value)}
        />
        <Field label={copy.content} hint={copy.contentHint}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={500}
              value={content}
              readOnly={Boolean(ended)}
              onChange={({ target }) => draft.setValue('content', target.value)}
            />
          )}
        </Field>
        <div role="status">
          {ended && (
            <Banner tone={ended === 'done' ? 'success' : 'warning'}>
              {ended === 'done' ? copy.ratingDone : copy.ratedBefore}
            </Banner>
          )}
        </div>
        {rating.error !== null && !ended && <ErrorPanel compact {...describeError(rating.error)} />}
      </div>
    </Dialog>
  );
}
