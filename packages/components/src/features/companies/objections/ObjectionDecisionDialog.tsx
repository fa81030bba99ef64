import {
  BindingObjectionOutcomeLabels,
  BindingObjectionOutcomeValues,
  isHuiqiError,
  type BindingObjection,
  type BindingObjectionDecision,
  type BindingObjectionOutcome,
} from '@huiqi/sdk';
import { objectionDecisionErrors } from '@huiqi/sdk/domain';
import { useId, useState, type RefObject } from 'react';
import { describeError } from '../../../provider/describeError.js';
import { useKeptDraft } from '../../../provider/useKeptDraft.js';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { ErrorSummary } from '../../../ui/ErrorSummary/ErrorSummary.js';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import { BindingObjectionFacts } from './BindingObjectionFacts.js';
import { useBindingObjectionsCopy } from './copy.js';

export interface ObjectionDecisionDialogProps {
  readonly objection: BindingObjection;
  readonly busy: boolean;
  /** Why the decision was not stored, or null. */
  readonly error: unknown;
  /** Server errors by field. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly onDecide: (decision: BindingObjectionDecision) => void;
  /** Reloads an objection that somebody else changed. */
  readonly onReload: () => void;
  readonly onClose: () => void;
  /** Receives focus on close if the opener is gone. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/** An objection, with the choice to end or keep the disputed binding. */
export function ObjectionDecisionDialog(props: ObjectionDecisionDialogProps) {
  const { objection, busy, error, fieldErrors, onDecide, onReload, onClose, fallbackFocus } = props;
  const copy = useBindingObjectionsCopy();
  const id = useId();
  const [outcome, setOutcome] = useState<BindingObjectionOutcome>();
  const [{ remark }, setDraft, keep] = useKeptDraft(`objection-${objection.id}`, { remark: '' });
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const waits = objection.state === 'WAITING';
  // A binding the user has removed cannot be kept.
  const open = BindingObjectionOutcomeValues.filter(
    (one) => one === 'ENDED' || objection.memberBoundTs !== null,
  );
  const hints = { ENDED: copy.endHint, KEPT: copy.keepHint };
  const errors: Readonly<Record<string, string | undefined>> = { ...fieldErrors, ...own };
  const labels: Readonly<Record<string, string>> = { outcome: copy.outcome, remark: copy.remark };
  const forget = (name: string) => setOwn(({ [name]: _gone, ...rest }) => rest);
  function reload() {
    keep();
    onReload();
  }
  function submit() {
    setAttempt((count) => count + 1);
    if (outcome === undefined) return setOwn({ outcome: copy.outcomeMissing });
    const decision = { outcome, ...(remark.trim() === '' ? {} : { remark: remark.trim() }) };
    const found = objectionDecisionErrors(decision);
    setOwn(Object.fromEntries(found.map(({ field, message }) => [field, message])));
    if (found.length === 0 && !busy) onDecide(decision);
  }
  const wrong = Object.entries(own).map(([name, message]) => ({
    fieldId: `${id}-${name}`,
    label: labels[name],
    message,
  }));
  return (
    <Dialog
      open
      width={640}
      fallbackFocus={fallbackFocus}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={waits ? copy.decisionTitle : copy.detailTitle}
      footer={
        <>
          <Button onClick={onClose}>{waits ? copy.cancel : copy.close}</Button>
          {waits && (
            <Button
              variant={outcome === 'ENDED' ? 'danger' : 'primary'}
              loading={busy}
              onClick={submit}
            >
              {copy.submit}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {error !== null && <ErrorPanel compact {...describeError(error)} />}
        {isHuiqiError(error, '100409') && (
          <Button variant="text" onClick={reload}>
            {copy.reload}
          </Button>
        )}
        {wrong.length > 0 && <ErrorSummary key={attempt} errors={wrong} />}
        <BindingObjectionFacts objection={objection} />
        {waits && (
          <>
            <RadioGroup
              id={`${id}-outcome`}
              name={`${id}-outcome`}
              legend={copy.outcome}
              required
              value={outcome}
              error={errors['outcome']}
              onChange={(value) => {
                setOutcome(open.find((one) => one === value));
                setOwn({});
              }}
              options={open.map((one) => ({
                value: one,
                label: BindingObjectionOutcomeLabels[one],
                hint: hints[one],
              }))}
            />
            <TextareaField
              id={`${id}-remark`}
              label={copy.remark}
              required={outcome === 'KEPT'}
              hint={copy.remarkHint}
              error={errors['remark']}
              rows={3}
              maxLength={200}
              value={remark}
              onValueChange={(text) => {
                setDraft({ remark: text });
                forget('remark');
              }}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
