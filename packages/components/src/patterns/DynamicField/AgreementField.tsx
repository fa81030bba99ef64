import { useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { FieldMessages } from '../../ui/Field/FieldMessages.js';
import * as css from './DynamicField.css.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { useFieldsCopy } from './copy.js';

export interface AgreementFieldProps {
  /** Id of the checkbox, for an error summary's link. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
  readonly error?: string | undefined;
}

/** 我已阅读并同意《…》 with the text in a dialog. */
export function AgreementField({ id, title, text, agreed, onAgree, error }: AgreementFieldProps) {
  const [reading, setReading] = useState(false);
  const copy = useFieldsCopy();
  const errorId = `${id}-error`;
  return (
    <div>
      <div className={css.agreeLine}>
        <Checkbox
          id={id}
          // Otherwise the name would be just 我已阅读并同意: the button with the title is outside the label.
          aria-label={fillCopy(copy.agreeTo, { title })}
          label={copy.agree}
          checked={agreed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onAgree(event.target.checked)}
        />
        <Button variant="text" size="small" onClick={() => setReading(true)}>
          {fillCopy(copy.titled, { title })}
        </Button>
      </div>
      <FieldMessages hintId="" errorId={errorId} error={error} />
      <Dialog
        open={reading}
        onOpenChange={setReading}
        title={title}
        width={720}
        footer={
          <Button
            variant="primary"
            onClick={() => {
              onAgree(true);
              setReading(false);
            }}
          >
            {copy.agreed}
          </Button>
        }
      >
        <div className={css.agreementText} tabIndex={0} role="region" aria-label={title}>
          {text}
        </div>
      </Dialog>
    </div>
  );
}
