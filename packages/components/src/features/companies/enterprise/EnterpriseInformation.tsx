import { getCertifyData, isHuiqiError, listEnterpriseBindings, type CertifyData } from '@huiqi/sdk';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { BindCompanyForm } from '../add/BindCompanyForm.js';
import { EnterpriseInformationView } from './EnterpriseInformationView.js';

export interface EnterpriseInformationProps {
  readonly certify: LinkTarget;
  /** Link to correct a verification. */
  readonly correctLink: (record: Pick<CertifyData, 'id' | 'certifyType'>) => LinkTarget;
  readonly companies: LinkTarget;
  readonly companyLink: (id: string) => LinkTarget;
}

/** The account's enterprise: its verification and companies; users without a company can bind one. */
export function EnterpriseInformation(props: EnterpriseInformationProps) {
  const { certify, correctLink, companies, companyLink } = props;
  const record = useOperation(getCertifyData, {});
  const bindings = useOperation(listEnterpriseBindings, {});
  const isUnverified = isHuiqiError(record.error, '794103');
  const state = toDataState(record);
  return (
    <EnterpriseInformationView
      verification={
        isUnverified
          ? { status: 'ready', data: { record: null } }
          : state.status === 'ready'
            ? { status: 'ready', data: { record: state.data } }
            : state
      }
      bindings={toDataState(bindings)}
      certify={certify}
      correct={record.data ? correctLink(record.data) : certify}
      companies={companies}
      companyLink={companyLink}
      // The list reloads by itself.
      bind={<BindCompanyForm onBound={() => undefined} />}
    />
  );
}
