import type { RelatedCompany } from '@huiqi/sdk';
import { useState, type RefObject } from 'react';
import type { ProposedCompany } from '../../../provider/screenPrefill.js';
import { Button } from '../../../ui/Button/Button.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { Dialog } from '../../../ui/Dialog/Dialog.js';
import { RadioGroup } from '../../../ui/RadioGroup/RadioGroup.js';
import { useCompaniesCopy } from '../copy.js';

export interface CompanyDialogProps {
  readonly companies: readonly RelatedCompany[];
  readonly busy?: boolean | undefined;
  /** The company suggested by the page. */
  readonly proposed?: ProposedCompany | undefined;
  readonly onChoose: (company: RelatedCompany) => void;
  readonly onClose: () => void;
  /** Receives focus on close if the opener is gone. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Selects which of the user's companies applies. Only a suggested one is preselected; a single company must still be
 * confirmed.
 */
export function CompanyDialog(props: CompanyDialogProps) {
  const { companies, busy, proposed, onChoose, onClose, fallbackFocus } = props;
  const copy = useCompaniesCopy();
  const [id, setId] = useState(() => companies.find((one) => isProposed(one, proposed))?.id ?? '');
  const [isMissing, setMissing] = useState(false);
  const only = companies.length === 1 ? companies[0] : undefined;
  const company = only ?? companies.find((one) => one.id === id);
  return (
    <Dialog
      open
      fallbackFocus={fallbackFocus}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      // A selection is quickly made again.
      isDirty={false}
      title={only ? copy.confirmCompanyTitle : copy.companyTitle}
      description={only ? copy.confirmCompanyHint : copy.companyHint}
      footer={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            variant="primary"
            loading={busy}
            onClick={() => {
              setMissing(!company);
              if (company) onChoose(company);
            }}
          >
            {copy.next}
          </Button>
        </>
      }
    >
      {only ? (
        <DescriptionList
          columns={1}
          items={[
            { term: copy.company, value: only.qymc, kind: 'name' },
            { term: copy.creditCode, value: only.creditCode, kind: 'code' },
          ]}
        />
      ) : (
        <RadioGroup
          name="company"
          legend={copy.company}
          value={id}
          error={isMissing && !company ? copy.companyMissing : undefined}
          onChange={setId}
          options={companies.map(({ id: value, qymc, creditCode }) => ({
            value,
            label: qymc,
            hint: creditCode,
          }))}
        />
      )}
    </Dialog>
  );
}

function isProposed({ creditCode, qymc }: RelatedCompany, proposed: ProposedCompany = {}): boolean {
  return proposed.creditCode ? creditCode === proposed.creditCode : qymc === proposed.name;
}
