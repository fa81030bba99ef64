import { listPolicyApplications, listPolicyDrafts } from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import { useState } from 'react';
import { useOperation } from '../../../provider/useOperation.js';
import type { ListChange } from '../../../patterns/ListView/types.js';
import type { DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import { PolicyUserApplications } from './PolicyUserApplications.js';
import { PolicyUserDrafts } from './PolicyUserDrafts.js';
import type { PolicyUserFilters } from './policyUserFilters.js';
import type { PolicyUserLinks } from './policyUserLinks.js';
import { usePolicyUserCopy } from './copy.js';

export interface PolicyUserListProps extends PolicyUserLinks {
  /** Tab and page, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: PolicyUserFilters | undefined;
  readonly onFiltersChange?: ((filters: PolicyUserFilters, change: ListChange) => void) | undefined;
  /** The address of the list with another tab. */
  readonly hrefForFilters: (filters: PolicyUserFilters) => string;
  /** Rows per page. Defaults to 10. */
  readonly size?: number | undefined;
}

const step: ListChange = { replace: false };

/** The user's declarations and drafts in tabs (spec 2 §2). */
export function PolicyUserList(props: PolicyUserListProps) {
  const { filters, onFiltersChange, hrefForFilters, size, ...links } = props;
  const copy = usePolicyUserCopy();
  const [own, setOwn] = useState<PolicyUserFilters>({});
  const values = filters ?? own;
  function change(next: PolicyUserFilters, kind = step) {
    setOwn(next);
    onFiltersChange?.(next, kind);
  }
  const isDrafts = values.type === 'draft';
  // Preloads the first page of the other list, most likely viewed next.
  const first = (rows: number) => ({ index: 1, size: size ?? rows });
  const submitted = useOperation(listPolicyApplications, first(pageSizes.policyApplications));
  const drafts = useOperation(listPolicyDrafts, first(pageSizes.policyDrafts));
  const tabTo = (id: string, label: string, count: number | undefined): DeskTab => {
    const next: PolicyUserFilters = id === 'draft' ? { type: 'draft' } : {};
    return {
      id,
      label,
      count: count?.toString() ?? null,
      href: hrefForFilters(next),
      onOpen: () => change(next),
    };
  };
  const shared = {
    ...links,
    values,
    onValuesChange: change,
    size,
    tabs: [
      tabTo('all', copy.applications, submitted.data?.page.total),
      tabTo('draft', copy.drafts, drafts.data?.page.total),
    ],
  };
  return isDrafts ? <PolicyUserDrafts {...shared} /> : <PolicyUserApplications {...shared} />;
}
