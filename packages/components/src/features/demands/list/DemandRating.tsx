import { isHuiqiError, rateDemand, type DemandDetail } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { useEffect, useId, useState } from 'react';
import { describeError } from '../../../provider/describeError.js';
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
const waits = { done: 2_000, rated: 3_000 } as const;

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
  if (isOpen) return <RatingForm demandId={id} onBack={onBack} />;
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
  readonly demandId: string;
}

type Ended = keyof typeof waits;

function RatingForm({ demandId, onBack }: RatingFormProps) {
  const copy = useDemandsCopy();
  const name = useId();
  const [satisfaction, setSatisfaction] = useState(String(constants.defaultRating));
  const [speed, setSpeed] = useState(String(constants.defaultRating));
  const [content, setContent] = useState('');
  const [ended, setEnded] = useState<Ended>();
  useEffect(() => {
    if (!ended) return undefined;
    const timer = setTimeout(onBack, waits[ended]);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, whatever the callback is
  }, [ended]);
  const rating = useMutationOf(rateDemand, {
    successMessage: false,
    onSuccess: () => setEnded('done'),
    onError: (error) => {
      if (isHuiqiError(error) && error.code === ratedCode) setEnded('rated');
    },
  });
  function submit() {
    if (ended) return;
    void rating.run({
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
        onChange={setSatisfaction}
      />
      <RadioGroup
        name={`${name}-speed`}
        inline
        legend={copy.solveSpeed}
        options={speeds(copy)}
        value={speed}
        onChange={setSpeed}
      />
      <TextareaField
        label={copy.ratingContent}
        hint={copy.ratingContentHint}
        rows={3}
        maxLength={500}
        value={content}
        onValueChange={setContent}
      />
      <div role="status">
        {ended && (
          <Banner tone={ended === 'done' ? 'success' : 'warning'}>
            {ended === 'done' ? copy.rated : copy.ratedBefore}
          </Banner>
        )}
      </div>
      {rating.error !== null && !ended && <ErrorPanel compact {...describeError(rating.error)} />}
      <div className={css.actions}>
        <Button type="submit" variant="primary" loading={rating.busy} disabled={Boolean(ended)}>
          {copy.rate}
        </Button>
      </div>
    </form>
  );
}
