import { useState } from 'react';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { WizardPageSkeleton } from '../../../patterns/WizardPage/WizardPageSkeleton.js';
import { SessionOverNotice } from '../../../patterns/page/SessionOverNotice.js';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.js';
import { useApplicant } from '../../applications/wizard/useApplicant.js';
import { usePolicyApplicationsCopy } from '../copy.js';
import { DeclarationGate } from './DeclarationGate.js';
import { DraftGate } from './DraftGate.js';
import type { GateProps } from './gateProps.js';
import { OrderGate } from './OrderGate.js';

export interface PolicyApplyProps extends Omit<GateProps, 'user' | 'exit' | 'sessionOver'> {
  /** The policy to declare; continues a draft or returned declaration of it. */
  readonly policyId?: string | undefined;
  readonly draftId?: string | undefined;
  readonly orderId?: string | undefined;
  /** Shows a declaration read-only. */
  readonly readOnly?: boolean | undefined;
}

/** The form that declares a policy, in one of its modes: new, draft, apply or check (spec 2 §2, §4). */
export function PolicyApply({ policyId, draftId, orderId, readOnly, ...place }: PolicyApplyProps) {
  const { applications, policies, policyLink, onLogin } = place;
  const copy = usePolicyApplicationsCopy();
  const { state, isSessionOver } = useApplicant();
  // What the address opens stays open while it is filled in.
  const [opened] = useState({ policyId, draftId, orderId });
  const exit = opened.policyId
    ? { label: copy.exit, ...policyLink(opened.policyId) }
    : { label: copy.exitToList, ...applications };
  return (
    <PageState state={state} loading={<WizardPageSkeleton />} exit={exit}>
      {(user) => {
        const sessionOver = <SessionOverNotice {...{ copy, onLogin }} />;
        if (user === null) return sessionOver;
        const gate = {
          ...place,
          user,
          exit,
          sessionOver: isSessionOver ? sessionOver : undefined,
        };
        if (opened.orderId)
          return <OrderGate {...gate} orderId={opened.orderId} readOnly={readOnly} />;
        if (opened.draftId) return <DraftGate {...gate} draftId={opened.draftId} />;
        if (opened.policyId) return <DeclarationGate {...gate} policyId={opened.policyId} />;
        return (
          <EmptyState
            kind="never"
            heading="h1"
            title={copy.noPolicy}
            line={copy.noPolicyHint}
            action={{ label: copy.toPolicies, href: policies.href, onSelect: policies.onOpen }}
          />
        );
      }}
    </PageState>
  );
}
