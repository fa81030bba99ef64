import type { RelatedCompany } from '@huiqi/sdk';
import { useState } from 'react';
import type { ErrorDescription } from '../../../patterns/DataState/types.js';
import { Button } from '../../../ui/Button/Button.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup.js';
import { useCompaniesCopy } from '../copy.js';

export interface SwitchDialogProps {
  readonly companies: readonly RelatedCompany[];
  readonly busy: boolean;
  readonly error: ErrorDescription | null;
  readonly onSwitch: (company: RelatedCompany) => void | Promise<void>;
  readonly onClose: () => void;
}

/** Selects the user's current company. */
export function SwitchDialog(props: SwitchDialogProps) {
  const { companies, busy, error, onSwitch, onClose } = props;
  const copy = useCompaniesCopy();
  const [id, setId] = useState(companies.find(({ current }) => current)?.id ?? '');
  const chosen = companies.find((company) => company.id === id);
  return (
    <Dialog
      open
      isDirty={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.switchTitle}
      description={copy.switchHint}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            variant="primary"
            loading={busy}
            onClick={() => {
              if (!chosen || chosen.current) onClose();
              else void onSwitch(chosen);
            }}
          >
            {copy.switchSubmit}
          </Button>
        </>
      }
    >
      <div role="alert">{error && <ErrorPanel compact {...error} />}</div>
      <RadioGroup
        name="switch-company"
        legend={copy.switcher}
        value={id}
        onChange={setId}
        options={companies.map(({ id: value, qymc, creditCode }) => ({
          value,
          label: qymc,
          hint: creditCode,
        }))}
      />
    </Dialog>
  );
}
