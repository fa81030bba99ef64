import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import { Textarea } from '../../ui/Textarea/Textarea.js';
import { useReportsCopy } from './copy.js';
import type { MailDraft, MailField } from './reportMail.js';

export interface ReportMailFieldsProps {
  /** Prefix of the fields' ids. */
  readonly id: string;
  readonly draft: MailDraft;
  readonly labels: Readonly<Record<MailField, string>>;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly onChange: (name: MailField, value: string) => void;
}

/** Address, title and remark of the mail. */
export function ReportMailFields({ id, draft, labels, errors, onChange }: ReportMailFieldsProps) {
  const copy = useReportsCopy();
  return (
    <>
      <Field
        id={`${id}-email`}
        label={labels.email}
        required
        hint={copy.mailAddressHint}
        error={errors['email']}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            value={draft.email}
            onChange={({ target }) => onChange('email', target.value)}
          />
        )}
      </Field>
      <Field id={`${id}-name`} label={labels.name} required error={errors['name']}>
        {(control) => (
          <Input
            {...control}
            value={draft.name}
            onChange={({ target }) => onChange('name', target.value)}
          />
        )}
      </Field>
      <Field
        id={`${id}-remark`}
        label={labels.remark}
        hint={copy.mailRemarkHint}
        error={errors['remark']}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={draft.remark}
            onChange={({ target }) => onChange('remark', target.value)}
          />
        )}
      </Field>
    </>
  );
}
