import { listPolicyApplications } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useOperationList } from '../../../provider/useOperationList.js';
import { PolicyUserApplicationsView } from './PolicyUserApplicationsView.js';
import { policyUserFilters } from './policyUserFilters.js';
import type { PolicyUserTabProps } from './policyUserLinks.js';

/** The user's submitted declarations. */
export function PolicyUserApplications(props: PolicyUserTabProps) {
  const { values, onValuesChange, size = pageSizes.policyApplications, ...rest } = props;
  const applications = useOperationList(listPolicyApplications, {
    filters: policyUserFilters,
    labels: {},
    values,
    onValuesChange,
    toInput: ({ index }) => ({ index, size }),
  });
  return <PolicyUserApplicationsView {...applications} {...rest} />;
}
