import { saveCertificate } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { useId, useState } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { describeError } from '../../../provider/describeError.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { AgreementField } from '../../../patterns/DynamicField/AgreementField.js';
import { Button } from '../../../ui/Button/Button.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { alert, form } from '../companies.css.js';
import { useCompaniesCopy } from '../copy.js';

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
      <DescriptionList
        columns={1}
        items={[
          { term: copy.partyA, value: companyName, kind: 'name' },
          { term: copy.partyACode, value: creditCode, kind: 'code' },
          { term: copy.partyALegal, value: legalName },
          { term: copy.partyB, value: partyB.fullName, kind: 'name' },
          { term: copy.partyBCode, value: partyB.identityCard, kind: 'code' },
        ]}
      />
      <div role="alert" className={alert}>
        {save.error !== null && <ErrorPanel compact {...describeError(save.error)} />}
      </div>
      <AgreementField
        id={id}
        title={copy.certificateName}
        text={fillCopy(copy.certificateText, {
          company: companyName,
          code: creditCode,
          legal: legalName,
          party: partyB.fullName,
          partyCode: partyB.identityCard,
        })}
        agreed={isAgreed}
        onAgree={setAgreed}
        error={isMissing && !isAgreed ? copy.certificateMissing : undefined}
      />
      <div>
        <Button type="submit" variant="primary" loading={save.busy}>
          {copy.certificateSubmit}
        </Button>
      </div>
    </form>
  );
}
