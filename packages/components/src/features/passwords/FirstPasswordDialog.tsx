import {
  addPassword,
  addPhoneAndPassword,
  encodePassword,
  sendPhoneCaptcha,
  type UserInfo,
} from '@huiqi/sdk';
import { useMemo } from 'react';
import { useClient } from '../../provider/context.js';
import { describeError } from '../../provider/describeError.js';
import { fieldErrorsOf } from '../../provider/fieldErrorsOf.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { PhoneCodeField } from '../captchas/PhoneCodeField.js';
import type { CodeControl } from './CodeControl.js';
import { usePasswordsCopy } from './copy.js';
import { FirstPasswordForm } from './FirstPasswordForm.js';

export interface FirstPasswordDialogProps {
  readonly open: boolean;
  readonly user: Pick<UserInfo, 'type' | 'phone'>;
  /** Called when the password is set or postponed: the login continues either way. */
  readonly onDone: (outcome: { readonly saved: boolean }) => void;
}

/** Asks for a password after the first login; a taxpayer without a phone binds one (spec 1 §2 Login, §5). */
export function FirstPasswordDialog({ open, user, onDone }: FirstPasswordDialogProps) {
  const copy = usePasswordsCopy();
  const needsPhone = user.type === 'TAX' && !user.phone;
  const later = () => onDone({ saved: false });
  return (
    <Dialog
      open={open}
      onOpenChange={later}
      title={copy.firstTitle}
      description={needsPhone ? copy.firstTaxHint : copy.firstHint}
      width={480}
    >
      <Content needsPhone={needsPhone} onSaved={() => onDone({ saved: true })} onLater={later} />
    </Dialog>
  );
}

interface ContentProps {
  readonly needsPhone: boolean;
  readonly onSaved: () => void;
  readonly onLater: () => void;
}

function Content({ needsPhone, onSaved, onLater }: ContentProps) {
  const options = { onSuccess: onSaved };
  const passwordOnly = useMutationOf(addPassword, options);
  const withPhone = useMutationOf(addPhoneAndPassword, options);
  const { busy, error } = needsPhone ? withPhone : passwordOnly;
  const problems = useMemo(() => fieldErrorsOf(error), [error]);
  const isPlaced = Object.keys(problems).length > 0;
  return (
    <FirstPasswordForm
      CodeField={needsPhone ? BindCodeField : undefined}
      busy={busy}
      error={error === null || isPlaced ? null : describeError(error)}
      problems={problems}
      onLater={onLater}
      onSave={({ phone, code, password }) => {
        const body = { password: encodePassword(password) };
        if (needsPhone) void withPhone.run({ body: { ...body, phone, code } });
        else void passwordOnly.run({ body });
      }}
    />
  );
}

function BindCodeField({ onPhoneRefused, ...control }: CodeControl) {
  const client = useClient();
  return (
    <PhoneCodeField
      {...control}
      purpose="bind"
      onPhoneProblem={(error) => onPhoneRefused(error.userMessage)}
      send={async (solution) => {
        await sendPhoneCaptcha(client, { body: { phone: control.phone, ...solution } });
      }}
    />
  );
}
