import { changePartner, createPartner, type Partner } from '@huiqi/sdk';
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
  const change = useMutationOf(changePartner, done);
  const { busy, error, fieldErrors } = partner ? change : create;
  return (
    <PartnerForm
      initial={partner ? draftOf(partner) : emptyDraft}
      isNew={partner === undefined}
      banks={banks ?? {}}
      busy={busy}
      error={error}
      fieldErrors={fieldErrors}
      onClose={onClose}
      onSubmit={(draft) => {
        const { source, ...body } = toPartner(draft);
        if (partner) void change.run({ partnerId: partner.id, body });
        else void create.run({ body: { source, ...body } });
      }}
    />
  );
}
