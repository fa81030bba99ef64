import { useId, useState } from 'react';
import { useDeskQueueCopy } from '../../patterns/StaffDesk/deskQueueCopy.js';
import { describeError } from '../../provider/describeError.js';
import { isConflict } from '../../provider/isConflict.js';
import { useKeptDraft } from '../../provider/useKeptDraft.js';
import { Button } from '../../ui/Button/Button.js';
import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.js';
import { Field } from '../../ui/Field/Field.js';
import { FieldGroup } from '../../ui/FieldGroup/FieldGroup.js';
import { Input } from '../../ui/Input/Input.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { Textarea } from '../../ui/Textarea/Textarea.js';
import { usePartnersCopy } from './copy.js';
import { draftErrors, type DraftErrors, type PartnerDraft } from './partnerDraft.js';
import type { Names } from './usePartnerNames.js';

export interface PartnerFormProps {
  readonly initial: PartnerDraft;
  /** Version of the partner; undefined for a new one, which needs a source id that cannot be changed later. */
  readonly version?: number | undefined;
  /** Names of the banks to choose from, by id. */
  readonly banks: Names;
  readonly busy: boolean;
  readonly error: unknown;
  /** Server errors by field. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly onSubmit: (draft: PartnerDraft) => void;
  readonly onClose: () => void;
}

type TextField = Exclude<keyof PartnerDraft, 'bankIds'>;

/** The form of a partner: name, source, origins and scope. */
export function PartnerForm(props: PartnerFormProps) {
  const { initial, version, banks, busy, error, fieldErrors, onSubmit, onClose } = props;
  const isNew = version === undefined;
  const isOver = isConflict(error);
  const copy = usePartnersCopy();
  const { reload } = useDeskQueueCopy();
  const id = useId();
  const { bankIds: initialBanks, ...initialTexts } = initial;
  // Of one version: origins typed on an older one would remove what others added since.
  const [texts, setTexts] = useKeptDraft(`partner-${initial.source}-${version ?? 'new'}`, {
    ...initialTexts,
    bankIds: initialBanks.join(' '),
  });
  const draft: PartnerDraft = { ...texts, bankIds: texts.bankIds.split(' ').filter(Boolean) };
  const [own, setOwn] = useState<DraftErrors>({});
  const [attempt, setAttempt] = useState(0);
  const errors: Readonly<Record<string, string | undefined>> = { ...fieldErrors, ...own };
  const labels: Readonly<Record<TextField, string>> = copyLabels(copy);
  function submit() {
    const found = draftErrors(draft, copy);
    setOwn(found);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length === 0 && !busy) onSubmit(draft);
  }
  const set = (name: keyof PartnerDraft) => (value: string) => {
    setTexts((before) => ({ ...before, [name]: value }));
    setOwn(({ [name]: _gone, ...rest }) => rest);
  };
  const choose = (bankId: string, isChosen: boolean) =>
    set('bankIds')(
      (isChosen ? [...draft.bankIds, bankId] : draft.bankIds.filter((one) => one !== bankId)).join(
        ' ',
      ),
    );
  const line = (name: TextField, hint?: string, required = false) => (
    <Field
      id={`${id}-${name}`}
      label={labels[name]}
      hint={hint}
      error={errors[name]}
      required={required}
    >
      {(control) => (
        <Input
          {...control}
          value={draft[name]}
          maxLength={name === 'name' ? 100 : undefined}
          onChange={({ target }) => set(name)(target.value)}
        />
      )}
    </Field>
  );
  const wrong = Object.entries(own).map(([name, message]) => ({
    fieldId: `${id}-${name}`,
    label: labels[name as TextField],
    message,
  }));
  return (
    <Dialog
      open
      width={640}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={isNew ? copy.add : copy.edit}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant="primary" loading={busy} onClick={isOver ? onClose : submit}>
            {isOver ? reload : copy.save}
          </Button>
        </>
      }
    >
      <Stack>
        {error !== null && <ErrorPanel compact {...describeError(error)} />}
        {wrong.length > 0 && <ErrorSummary key={attempt} errors={wrong} />}
        {line('name', undefined, true)}
        {isNew && line('source', copy.sourceHint, true)}
        <Field
          id={`${id}-origins`}
          label={copy.origins}
          hint={copy.originsHint}
          error={errors['origins']}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={draft.origins}
              onChange={({ target }) => set('origins')(target.value)}
            />
          )}
        </Field>
        <FieldGroup legend={copy.banks} hint={copy.scopeHint}>
          <Stack direction="horizontal" gap={3}>
            {Object.entries(banks).map(([bankId, name]) => (
              <Checkbox
                key={bankId}
                label={name}
                checked={draft.bankIds.includes(bankId)}
                onChange={({ target }) => choose(bankId, target.checked)}
              />
            ))}
          </Stack>
        </FieldGroup>
        {line('categoryIds', copy.idsHint)}
        {line('productIds', copy.idsHint)}
      </Stack>
    </Dialog>
  );
}

const copyLabels = (copy: ReturnType<typeof usePartnersCopy>) => ({
  name: copy.name,
  source: copy.source,
  origins: copy.origins,
  categoryIds: copy.categories,
  productIds: copy.products,
});
