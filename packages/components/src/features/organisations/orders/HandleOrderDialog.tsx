import { isHuiqiError } from '@huiqi/sdk';
import { needsServiceReply, serviceHandlingErrors } from '@huiqi/sdk/domain';
import { useId, useState } from 'react';
import { describeError } from '../../../provider/describeError.js';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { ErrorSummary } from '../../../ui/ErrorSummary/ErrorSummary.js';
import { Field } from '../../../ui/Field/Field.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { Textarea } from '../../../ui/Textarea/Textarea.js';
import { useOrganisationsCopy } from '../copy.js';
import { handlingTexts, type OrderHandling } from './orderHandling.js';

export interface HandleOrderDialogProps {
  readonly handling: OrderHandling;
  readonly busy: boolean;
  readonly error: unknown;
  /** Server errors by field. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly onHandle: (text: string) => void;
  /** Reloads the order after a conflicting change. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** Accepts, refuses or finishes an order, with a text for the company. */
export function HandleOrderDialog(props: HandleOrderDialogProps) {
  const { handling, busy, error, fieldErrors, onHandle, onReload, onClose } = props;
  const copy = useOrganisationsCopy();
  const id = useId();
  const [text, setText] = useState('');
  const [own, setOwn] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const { title, label, hint } = handlingTexts(copy)[handling];
  function submit() {
    const reply = text.trim();
    const [wrong] = serviceHandlingErrors({ status: handling, handling: reply });
    setOwn(wrong?.message);
    setAttempt((count) => count + 1);
    if (!wrong && !busy) onHandle(reply);
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            variant={handling === 'REFUSED' ? 'danger' : 'primary'}
            loading={busy}
            onClick={submit}
          >
            {title}
          </Button>
        </>
      }
    >
      <Stack>
        {error !== null && <ErrorPanel compact {...describeError(error)} />}
        {isHuiqiError(error, '100409') && (
          <Button variant="text" onClick={onReload}>
            {copy.reload}
          </Button>
        )}
        {own && (
          <ErrorSummary key={attempt} errors={[{ fieldId: `${id}-text`, label, message: own }]} />
        )}
        <Field
          id={`${id}-text`}
          label={label}
          required={needsServiceReply(handling)}
          hint={hint}
          error={own ?? fieldErrors['handling']}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={1000}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                setOwn(undefined);
              }}
            />
          )}
        </Field>
      </Stack>
    </Dialog>
  );
}
