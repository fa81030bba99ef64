import {
  getPolicyApplication,
  listPolicyBanks,
  openFile,
  type PolicyApplicationDetail as PolicyApplicationData,
} from '@huiqi/sdk';
import { useClient } from '../../../provider/context.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import {
  PolicyApplicationDetailView,
  type PolicyApplicationDetailViewProps,
} from './PolicyApplicationDetailView.js';

export interface PolicyApplicationDetailProps extends Omit<
  PolicyApplicationDetailViewProps,
  'application' | 'bankName' | 'openFile' | 'policy'
> {
  readonly applicationId: string;
  readonly policyLink: (policyId: string) => PolicyApplicationDetailViewProps['policy'];
  /** Called when the declaration has been loaded. */
  readonly onApplication?: ((application: PolicyApplicationData) => void) | undefined;
}

/** One of the user's declarations. */
export function PolicyApplicationDetail(props: PolicyApplicationDetailProps) {
  const { applicationId, policyLink, onApplication, ...links } = props;
  const client = useClient();
  const query = useOperation(getPolicyApplication, { id: applicationId });
  const loaded = query.data;
  const bankId = loaded?.applyForm.bankId;
  const banks = useOperation(listPolicyBanks, {}, { enabled: bankId !== undefined }).data;
  useOnLoaded(loaded, onApplication);
  return (
    <PageState
      state={toDataState(query)}
      loading={<DetailPageSkeleton back={links.back} />}
      exit={links.back}
    >
      {(application) => (
        <PolicyApplicationDetailView
          {...links}
          application={application}
          bankName={banks?.find(({ id }) => id === bankId)?.name}
          policy={policyLink(application.policyId)}
          openFile={(key) => openFile(client, { key })}
        />
      )}
    </PageState>
  );
}
