import { saveWebhook } from '@huiqi/sdk';
import { describeError } from '../../provider/describeError.js';
import { useKeptDraft } from '../../provider/useKeptDraft.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { Button } from '../../ui/Button/Button.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { usePartnersCopy } from './copy.js';

export interface WebhookDialogProps {
  readonly partnerId: string;
  readonly webhookUrl: string | null;
  /** Called with the secret of the key created with the first address; null if one existed. */
  readonly onSaved: (secret: string | null) => void;
  readonly onClose: () => void;
}

/** Sets the webhook address. */
export function WebhookDialog({ partnerId, webhookUrl, onSaved, onClose }: WebhookDialogProps) {
  const copy = usePartnersCopy();
  const [draft, setDraft] = useKeptDraft(`webhook-${partnerId}`, { webhookUrl: webhookUrl ?? '' });
  const typed = draft.webhookUrl.trim();
  const save = useMutationOf(saveWebhook, {
    successMessage: copy.saved,
    onSuccess: ({ webhookSecret }) => {
      onClose();
      onSaved(webhookSecret);
    },
  });
  const problem = save.fieldErrors['webhookUrl'];
  const submit = () =>
    void save.run({ partnerId, body: { webhookUrl: typed === '' ? null : typed } });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={webhookUrl === null ? copy.setWebhook : copy.changeWebhook}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button variant="primary" loading={save.busy} onClick={submit}>
            {copy.save}
          </Button>
        </>
      }
    >
      <Stack>
        {save.error !== null && problem === undefined && (
          <ErrorPanel compact {...describeError(save.error)} />
        )}
        <Field label={copy.webhookUrl} hint={copy.webhookUrlHint} error={problem}>
          {(control) => (
            <Input
              {...control}
              type="url"
              maxLength={500}
              value={draft.webhookUrl}
              onChange={({ target }) => setDraft({ webhookUrl: target.value })}
            />
          )}
        </Field>
      </Stack>
    </Dialog>
  );
}
