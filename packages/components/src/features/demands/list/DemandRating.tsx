import { isHuiqiError, rateDemand, type DemandDetail } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { useEffect, useId, useState } from 'react';
import { useDraft } from '../../../patterns/useDraft/useDraft.js';
import { describeError } from '../../../provider/describeError.js';
import { ReadProblem } from '../../../provider/ReadProblem.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useDraftAreas } from '../../../provider/useDraftAreas.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup.js';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import { useDemandsCopy, type DemandsCopy } from '../copy.js';
import * as css from '../demands.css.js';

export interface DemandRatingProps {
  readonly demand: Pick<DemandDetail, 'id' | 'mayRate' | 'evaluation'>;
  /** Called two seconds after a rating, three after the refusal of a second one (spec 2 §8). */
  readonly onBack: () => void;
}

/** Already rated (spec 2 §8). */
const ratedCode = '796107';
const waits = { done: constants.ratingSuccessMilliseconds, rated: 3_000 } as const;

const scaleOf = (labels: readonly string[]) =>
  labels.map((label, turn) => ({ value: String(5 - turn), label }));
const satisfactions = (copy: DemandsCopy) =>
  scaleOf([copy.five, copy.four, copy.three, copy.two, copy.one]);
const speeds = (copy: DemandsCopy) =>
  scaleOf([copy.veryFast, copy.fast, copy.usual, copy.slow, copy.verySlow]);
const nameOf = (scale: ReturnType<typeof scaleOf>, score: number) =>
  scale.find(({ value }) => value === String(score))?.label ?? String(score);

/** The rating of a demand, read-only or a form for its owners. */
export function DemandRating({ demand, onBack }: DemandRatingProps) {
  const { id, evaluation, mayRate } = demand;
  const copy = useDemandsCopy();
  // The reloaded demand is already rated; the form stays until the page is left.
  const [isOpen] = useState(mayRate);
  const user = useCurrentUser();
  if (isOpen) {
    return user.data ? (
      <RatingForm userId={user.data.id} demandId={id} onBack={onBack} />
    ) : (
      <ReadProblem query={user} />
    );
  }
  if (!evaluation) return null;
  return (
    <DescriptionList
      items={[
        {
          term: copy.serviceSatisfaction,
          value: nameOf(satisfactions(copy), evaluation.serviceSatisfaction),
        },
        { term: copy.solveSpeed, value: nameOf(speeds(copy), evaluation.solveSpeed) },
        ...(evaluation.content
          ? [{ term: copy.ratingContent, value: evaluation.content, full: true }]
          : []),
      ]}
    />
  );
}

interface RatingFormProps extends Pick<DemandRatingProps, 'onBack'> {
  readonly userId: string;
  readonly demandId: string;
}

const rating = String(constants.defaultRating);
const initial = { satisfaction: rating, speed: rating, content: '' };

type Ended = keyof typeof waits;

function RatingForm({ userId, demandId, onBack }: RatingFormProps) {
  const copy = useDemandsCopy();
  const name = useId();
  const areas = useDraftAreas();
  const draft = useDraft({ areas, userId, form: `demand-rating-${demandId}`, initial });
  const { satisfaction = rating, speed = rating, content = '' } = draft.values;
  const change = (field: keyof typeof initial) => (value: string) => draft.setValue(field, value);
  const [ended, setEnded] = useState<Ended>();
  useEffect(() => {
    if (!ended) return undefined;
    const timer = setTimeout(onBack, waits[ended]);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, whatever the callback is
  }, [ended]);
  const end = (how: Ended) => {
    draft.forget();
    setEnded(how);
  };
  const sending = useMutationOf(rateDemand, {
    successMessage: false,
    refreshOnConflict: true,
    onSuccess: () => end('done'),
    onError: (error) => {
      if (isHuiqiError(error) && error.code === ratedCode) end('rated');
    },
  });
  function submit() {
    if (ended) return;
    void sending.run({
      body: {
        demandId,
        serviceSatisfaction: Number(satisfaction),
        solveSpeed: Number(speed),
        content: content.trim(),
      },
    });
  }
  return (
    <form
      noValidate
      className={css.form}
      aria-label={copy.rateNow}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={css.muted}>{copy.ratingLine}</p>
      <RadioGroup
        name={`${name}-satisfaction`}
        inline
        legend={copy.serviceSatisfaction}
        options={satisfactions(copy)}
        value={satisfaction}
        onChange={change('satisfaction')}
      />
      <RadioGroup
        name={`${name}-speed`}
        inline
        legend={copy.solveSpeed}
        options={speeds(copy)}
        value={speed}
        onChange={change('speed')}
      />
      <TextareaField
        label={copy.ratingContent}
        hint={copy.ratingContentHint}
        rows={3}
        maxLength={500}
        value={content}
        onValueChange={change('content')}
      />
      <div role="status">
        {ended && (
          <Banner tone={ended === 'done' ? 'success' : 'warning'}>
            {ended === 'done' ? copy.rated : copy.ratedBefore}
          </Banner>
        )}
      </div>
      {sending.error !== null && !ended && <ErrorPanel compact {...describeError(sending.error)} />}
      <div className={css.actions}>
        <Button type="submit" variant="primary" loading={sending.busy} disabled={Boolean(ended)}>
          {copy.rate}
        </Button>
      </div>
    </form>
  );
}
