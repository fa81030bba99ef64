import { getPolicyApplication } from '@huiqi/sdk';
import { policyApplyMode } from '@huiqi/sdk/domain';
import { Suspense } from 'react';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { WizardPageSkeleton } from '../../../patterns/WizardPage/WizardPageSkeleton.js';
import { useFirstResponse } from '../../applications/result/useFirstResponse.js';
import { usePolicyApplicationsCopy } from '../copy.js';
import { RecordForm } from './DraftGate.js';
import type { GateProps } from './gateProps.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

// Not needed while a form is filled in.
const PolicyApplicationDetail = lazyPart(async () => ({
  default: (await import('../detail/PolicyApplicationDetail.js')).PolicyApplicationDetail,
}));

export interface OrderGateProps extends GateProps {
  readonly orderId: string;
  /** Shows the declaration read-only, whatever its state. */
  readonly readOnly?: boolean | undefined;
}

/** A declaration: a form if returned, otherwise read-only (spec 2 §4 apply, check). */
export function OrderGate({ orderId, readOnly, ...props }: OrderGateProps) {
  const { exit, sessionOver, choice, applications, policies, policyLink, resubmitLink, onTitle } =
    props;
  const copy = usePolicyApplicationsCopy();
  const order = useFirstResponse(getPolicyApplication, { id: orderId });
  return (
    <PageState state={order} loading={<WizardPageSkeleton />} exit={exit}>
      {(record) =>
        policyApplyMode({ auditState: record.auditState, readOnly }) === 'apply' ? (
          <RecordForm {...props} mode="apply" record={record} />
        ) : (
          <Suspense>
            {sessionOver}
            {choice}
            <PolicyApplicationDetail
              applicationId={orderId}
              back={{ label: copy.exitToList, ...applications }}
              resubmit={resubmitLink(orderId)}
              policies={policies}
              policyLink={policyLink}
              onApplication={({ policyTitle }) => onTitle?.(policyTitle)}
            />
          </Suspense>
        )
      }
    </PageState>
  );
}
