import {
  changePassword,
  encodePassword,
  forgetSession,
  isHuiqiError,
  sendPhoneCaptcha,
} from '@huiqi/sdk';
import { useMemo, useState } from 'react';
import { clearDrafts } from '../../patterns/useDraft/draftStore.js';
import { useClient, useHuiqi } from '../../provider/context.js';
import { describeError } from '../../provider/describeError.js';
import { fieldErrorsOf } from '../../provider/fieldErrorsOf.js';
import { useSetCurrentUser } from '../../provider/useCurrentUser.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { PhoneCodeField } from '../captchas/PhoneCodeField.js';
import { forgetUploads } from '../uploads/heldUploads.js';
import { ChangePasswordForm } from './ChangePasswordForm.js';
import { usePasswordsCopy } from './copy.js';
import { keepLoginAccount } from './loginAccount.js';

export interface ChangePasswordDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Called after the change, which signs the user out: the host goes to its login. */
  readonly onChanged: () => void;
}

/**
 * Changes the password. The server then ends every session of the user; the phone is kept for the login (spec 1 §4). A
 * phone code field appears once the server requires one, and is cleared when the code was wrong (spec 1 §8).
 */
export function ChangePasswordDialog({ open, onOpenChange, onChanged }: ChangePasswordDialogProps) {
  const copy = usePasswordsCopy();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.changeTitle}
      description={copy.changeHint}
      width={480}
    >
      <Content onCancel={() => onOpenChange(false)} onChanged={onChanged} />
    </Dialog>
  );
}

interface ContentProps {
  readonly onCancel: () => void;
  readonly onChanged: () => void;
}

function Content({ onCancel, onChanged }: ContentProps) {
  const client = useClient();
  const { drafts } = useHuiqi();
  const setUser = useSetCurrentUser();
  const [code, setCode] = useState<string | null>(null);
  const change = useMutationOf(changePassword, {
    onSuccess: ({ telPhone }) => {
      if (telPhone) keepLoginAccount(drafts, telPhone);
      forgetSession(client);
      clearDrafts(drafts);
      forgetUploads();
      setUser(null);
      onChanged();
    },
    onError: (error) => {
      if (isHuiqiError(error) && 'field' in error.policy && error.policy.field === 'code')
        setCode('');
    },
  });
  const fields = useMemo(() => fieldErrorsOf(change.error), [change.error]);
  const problems = useMemo(
    () => ({ oldPassword: fields['oldPassword'], password: fields['newPassword'] }),
    [fields],
  );
  const isPlaced = Object.keys(fields).length > 0;
  return (
    <ChangePasswordForm
      busy={change.busy}
      error={change.error === null || isPlaced ? null : describeError(change.error)}
      problems={problems}
      code={
        code !== null && (
          <PhoneCodeField
            purpose="password"
            value={code}
            onValueChange={setCode}
            error={fields['code']}
            send={async (solution) => {
              await sendPhoneCaptcha(client, { body: { ...solution } });
            }}
          />
        )
      }
      onCancel={onCancel}
      onChange={({ oldPassword, password }) => {
        void change.run({
          body: {
            oldPassword: encodePassword(oldPassword),
            newPassword: encodePassword(password),
            ...(code ? { code } : {}),
          },
        });
      }}
    />
  );
}
