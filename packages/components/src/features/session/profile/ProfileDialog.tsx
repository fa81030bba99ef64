import { setNickname, type UserInfo } from '@huiqi/sdk';
import { validateNickname } from '@huiqi/sdk/domain';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { useFields } from '../../../patterns/useFields/useFields.js';
import { describeError } from '../../../provider/describeError.js';
import { fieldErrorsOf } from '../../../provider/fieldErrorsOf.js';
import { useKeptDraft } from '../../../provider/useKeptDraft.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { Field } from '../../../ui/Field/Field.js';
import { Input } from '../../../ui/Input/Input.js';
import { LogoUpload, type LogoValue } from '../../uploads/LogoUpload.js';
import { useCentreCopy } from '../overview/copy.js';
import { form } from './profile.css.js';
import { userLabel } from '../menu/userLabel.js';

export interface ProfileDialogProps {
  readonly user: UserInfo;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Changes nickname and picture (spec 1 §2 Profile dialogs). */
export function ProfileDialog({ user, open, onOpenChange }: ProfileDialogProps) {
  const copy = useCentreCopy();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={copy.edit} width={480}>
      <Content user={user} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Content({ user, onClose }: { readonly user: UserInfo; readonly onClose: () => void }) {
  const copy = useCentreCopy();
  const formId = useId();
  const save = useMutationOf(setNickname, { onSuccess: onClose });
  const reported = useMemo(() => fieldErrorsOf(save.error), [save.error]);
  const initial = { userName: user.name ?? '' };
  const [{ userName }, setTyped] = useKeptDraft('profile', initial);
  const fields = useFields(initial, reported);
  const [logo, setLogo] = useState<LogoValue | null>(() =>
    user.logo ? { key: '', url: user.logo } : null,
  );
  const nickname = fields.bind('userName');
  const isFieldError = Object.keys(reported).length > 0;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!fields.report({ userName: validateNickname(userName) ?? undefined })) return;
    void save.run({ body: { userName, ...changedLogo(user, logo) } });
  }
  return (
    <form id={formId} className={form} noValidate onSubmit={submit}>
      <LogoUpload
        value={logo}
        onChange={setLogo}
        name={userLabel(user, copy.nickname)}
        error={reported['logo']}
      />
      <Field
        required
        label={copy.nickname}
        hint={copy.nicknameHint}
        error={fields.problems.userName}
      >
        {(control) => (
          <Input
            {...control}
            ref={nickname.ref}
            value={userName}
            onChange={(event) => {
              nickname.onChange(event);
              setTyped({ userName: event.target.value });
            }}
            maxLength={40}
            autoComplete="nickname"
          />
        )}
      </Field>
      {save.error !== null && !isFieldError && (
        <ErrorPanel compact {...describeError(save.error)} />
      )}
      <Button type="submit" variant="primary" loading={save.busy}>
        {copy.save}
      </Button>
    </form>
  );
}

/** The new picture's key, null to remove it; undefined keeps it. */
function changedLogo(user: UserInfo, logo: LogoValue | null): { logo?: string | null } {
  if (logo === null) return user.logo ? { logo: null } : {};
  return logo.key ? { logo: logo.key } : {};
}
