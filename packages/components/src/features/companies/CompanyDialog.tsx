import type { RelatedCompany } from '@huiqi/sdk';
import { useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.js';
import { useCompaniesCopy } from './copy.js';

export interface CompanyDialogProps {
  readonly companies: readonly RelatedCompany[];
  readonly busy?: boolean | undefined;
  readonly onChoose: (company: RelatedCompany) => void;
  readonly onClose: () => void;
}

/** Which of the user's companies applies. */
export function CompanyDialog({ companies, busy, onChoose, onClose }: CompanyDialogProps) {
  const copy = useCompaniesCopy();
  const [id, setId] = useState(companies[0]?.id ?? '');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      // A choice is made again in a moment.
      isDirty={false}
      title={copy.companyTitle}
      description={copy.companyHint}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            variant="primary"
            loading={busy}
            onClick={() => {
              const company = companies.find((one) => one.id === id);
              if (company) onChoose(company);
            }}
          >
            {copy.next}
          </Button>
        </>
      }
    >
      <RadioGroup
        name="company"
        legend={copy.company}
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
