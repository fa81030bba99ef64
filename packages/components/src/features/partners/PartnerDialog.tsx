import { changePartner, createPartner, type Partner } from '@huiqi/sdk';
import { useState } from 'react';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { usePartnersCopy } from './copy.js';
import { draftOf, emptyDraft, toPartner } from './partnerDraft.js';
import { PartnerForm } from './PartnerForm.js';
import { useScopeNames } from './usePartnerNames.js';

export interface PartnerDialogProps {
  /** The partner to change; omitted for a new one. */
  readonly partner?: Partner | undefined;
  readonly onSaved?: ((partner: Partner) => void) | undefined;
  readonly onClose: () => void;
}

/** Adds or changes a partner. */
export function PartnerDialog({ partner, onSaved, onClose }: PartnerDialogProps) {
  const copy = usePartnersCopy();
  const { banks } = useScopeNames();
  const done = {
    successMessage: copy.saved,
    onSuccess: (saved: Partner) => {
      onClose();
      onSaved?.(saved);
    },
  };
  const create = useMutationOf(createPartner, done);
  const change = useMutationOf(changePartner, { ...done, refreshOnConflict: true });
  // What the form began with: after a conflict, the partner is a newer one.
  const [shown] = useState(partner);
  const { busy, error, fieldErrors } = shown ? change : create;
  return (
    <PartnerForm
      initial={shown ? draftOf(shown) : emptyDraft}
      version={shown?.version}
      banks={banks ?? {}}
      busy={busy}
      error={error}
      fieldErrors={fieldErrors}
      onClose={onClose}
      onSubmit={(draft) => {
        const { source, ...body } = toPartner(draft);
        if (shown)
          void change.run({ partnerId: shown.id, body: { ...body, version: shown.version } });
        else void create.run({ body: { source, ...body } });
      }}
    />
  );
}
