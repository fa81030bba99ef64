import { getBaseCompanyInfo, getEnterpriseBinding, isHuiqiError } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { EnterpriseDetailView } from './EnterpriseDetailView.js';

export interface EnterpriseDetailProps {
  readonly id: string;
  readonly back: PageLink;
  /** Shown for a company that the user does not have (code 793109, spec 1 §8). */
  readonly missing: ReactNode;
}

/** One company of the user in full. */
export function EnterpriseDetail({ id, back, missing }: EnterpriseDetailProps) {
  const binding = useOperation(getEnterpriseBinding, { id });
  const { nsrsbh = '', qymc = '' } = binding.data ?? {};
  const base = useOperation(getBaseCompanyInfo, { nsrsbh, qymc }, { enabled: nsrsbh !== '' });
  if (isHuiqiError(binding.error, '793109')) return <>{missing}</>;
  return (
    <PageState
      state={toDataState(binding)}
      loading={<Skeleton preset="detail" rows={8} />}
      exit={back}
    >
      {(company) => (
        <EnterpriseDetailView
          company={company}
          base={base.isError ? null : base.data}
          back={back}
        />
      )}
    </PageState>
  );
}
