import { listDevelopUsers, listMechanisms, type RefereeChange } from '@huiqi/sdk';
import { useId, useState } from 'react';
import { describeError } from '../../../provider/describeError.js';
import { ReadProblem } from '../../../provider/ReadProblem.js';
import { useKeptDraft } from '../../../provider/useKeptDraft.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Button } from '../../../ui/Button/Button.js';
import { Combobox } from '../../../ui/Combobox/Combobox.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { ErrorSummary } from '../../../ui/ErrorSummary/ErrorSummary.js';
import { Field } from '../../../ui/Field/Field.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import { FileUpload } from '../../uploads/FileUpload.js';
import type { FileValue } from '../../uploads/fileValue.js';
import { useHandlingCopy } from './copy.js';
import { refereeErrors, type RefereeDraft, type RefereeErrors } from './refereeDraft.js';

export interface RefereeFormProps {
  /** The reason is kept for it when the session ends. */
  readonly orderId: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSubmit: (
    change: Pick<RefereeChange, 'userId' | 'modifiedAfter' | 'reason' | 'picUrl'>,
  ) => void;
  readonly onCancel: () => void;
}

/** The new recommender, the reason, and the proof (spec 1 §5). */
export function RefereeForm({ orderId, busy, error, onSubmit, onCancel }: RefereeFormProps) {
  const copy = useHandlingCopy();
  const id = useId();
  const [mechanismId, setMechanismId] = useState<string | null>(null);
  const [userId, setUserId] = useState<string | null>(null);
  const [{ reason }, setKept] = useKeptDraft(`referee-${orderId}`, { reason: '' });
  const [files, setFiles] = useState<readonly FileValue[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [errors, setErrors] = useState<RefereeErrors>({});
  const [attempt, setAttempt] = useState(0);
  const allMechanisms = useOperation(listMechanisms, {}, { staleTime: 300_000 });
  const ofMechanism = useOperation(
    listDevelopUsers,
    { mechanismId: mechanismId ?? '' },
    { enabled: mechanismId !== null },
  );
  const mechanisms = allMechanisms.data ?? [];
  const people = ofMechanism.data ?? [];
  const labels = {
    mechanismId: copy.mechanism,
    userId: copy.person,
    reason: copy.reason,
    picture: copy.picture,
  };
  /** Clears the error of an edited field. */
  const mend = (...fields: (keyof RefereeDraft)[]) =>
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => !fields.includes(name as keyof RefereeDraft)),
      ),
    );
  function submit() {
    const picture = files[0]?.key;
    const draft: RefereeDraft = { mechanismId, userId, reason, picture };
    const found = refereeErrors(draft, isUploading, copy);
    setErrors(found);
    setAttempt((count) => count + 1);
    const person = people.find((one) => one.id === userId);
    if (Object.keys(found).length > 0 || !person || picture === undefined) return;
    onSubmit({
      userId: person.id,
      modifiedAfter: person.name,
      reason: reason.trim(),
      picUrl: picture,
    });
  }
  const wrong = Object.entries(errors).map(([name, message]) => ({
    fieldId: `${id}-${name}`,
    label: labels[name as keyof RefereeDraft],
    message,
  }));
  return (
    <Stack gap={5} align="stretch">
      {error !== null && <ErrorPanel compact {...describeError(error)} />}
      {wrong.length > 0 && <ErrorSummary key={attempt} errors={wrong} />}
      <ReadProblem query={allMechanisms} />
      <ReadProblem query={ofMechanism} />
      <Field id={`${id}-mechanismId`} label={copy.mechanism} required error={errors.mechanismId}>
        {(control) => (
          <Combobox
            {...control}
            value={mechanismId}
            options={mechanisms.map(({ id: value, name: label }) => ({ value, label }))}
            onChange={(value) => {
              setMechanismId(value);
              setUserId(null);
              mend('mechanismId');
            }}
          />
        )}
      </Field>
      <Field id={`${id}-userId`} label={copy.person} required error={errors.userId}>
        {(control) => (
          <Combobox
            {...control}
            value={userId}
            options={people.map(({ id: value, name: label, phone: hint }) => ({
              value,
              label,
              hint,
            }))}
            emptyText={mechanismId === null ? copy.mechanismNeeded : undefined}
            onChange={(value) => {
              setUserId(value);
              mend('userId');
            }}
          />
        )}
      </Field>
      <TextareaField
        id={`${id}-reason`}
        label={copy.reason}
        required
        hint={copy.reasonHint}
        error={errors.reason}
        rows={3}
        maxLength={500}
        value={reason}
        onValueChange={(text) => {
          setKept({ reason: text });
          mend('reason');
        }}
      />
      <FileUpload
        id={`${id}-picture`}
        label={copy.addPicture}
        accept={['png', 'jpg', 'jpeg']}
        hint={copy.pictureHint}
        error={errors.picture}
        value={files}
        onChange={(value) => {
          setFiles(value);
          mend('picture');
        }}
        onBusyChange={setUploading}
      />
      <Stack direction="horizontal" gap={3} justify="end">
        <Button onClick={onCancel}>{copy.cancel}</Button>
        <Button variant="primary" loading={busy} onClick={submit}>
          {copy.refereeSave}
        </Button>
      </Stack>
    </Stack>
  );
}
