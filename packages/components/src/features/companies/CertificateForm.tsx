import { saveCertificate } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { useId, useState } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { describeError } from '../../provider/describeError.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { Button } from '../../ui/Button/Button.js';
import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { FieldGroup } from '../../ui/FieldGroup/FieldGroup.js';
import { alert, form } from './companies.css.js';
import { useCompaniesCopy } from './copy.js';

export interface CertificateFormProps {
  /** An order of a company. */
  readonly order: Readonly<Record<'orderId' | 'companyName' | 'creditCode' | 'legalName', string>>;
  readonly onSaved?: (() => void) | undefined;
}

/** The certificate of an authorisation; party B is fixed (spec 1 §3 Certificate save payload). */
export function CertificateForm({ order, onSaved }: CertificateFormProps) {
  const copy = useCompaniesCopy();
  const id = useId();
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const save = useMutationOf(saveCertificate, {
    successMessage: copy.certificateSaved,
    invalidates: ['applications'],
    onSuccess: () => onSaved?.(),
  });
  const { orderId, companyName, creditCode, legalName } = order;
  const partyB = constants.certificatePartyB;
  function submit() {
    setMissing(!isAgreed);
    if (!isAgreed) return;
    const partyA = {
      chapteName: companyName,
      fullName: companyName,
      identityCard: creditCode,
      legalName,
      organizationType: 'ENTERPRISE' as const,
    };
    void save.run({ body: { orderId, partyA, partyB, agreement: true } });
  }
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>{fillCopy(copy.certificateText, { party: partyB.fullName })}</p>
      <div role="alert" className={alert}>
        {save.error !== null && <ErrorPanel compact {...describeError(save.error)} />}
      </div>
      <div id={id} tabIndex={-1}>
        <FieldGroup
          legend={copy.certificateTitle}
          required
          error={isMissing && !isAgreed ? copy.certificateMissing : undefined}
        >
          <Checkbox
            label={copy.certificateAgree}
            checked={isAgreed}
            onChange={({ target }) => setAgreed(target.checked)}
          />
        </FieldGroup>
      </div>
      <div>
        <Button type="submit" variant="primary" loading={save.busy}>
          {copy.certificateSubmit}
        </Button>
      </div>
    </form>
  );
}
