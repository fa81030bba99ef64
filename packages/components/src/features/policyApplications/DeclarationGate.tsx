import {
  getPolicyApplyDefinition,
  getPolicyOrderId,
  listRelatedCompanies,
  type PolicyApplicant,
  type PolicyApplyDefinition,
  type RelatedCompany,
  type UserInfo,
} from '@huiqi/sdk';
import { policyApplyMode } from '@huiqi/sdk/domain';
import { useState } from 'react';
import { PageState } from '../../patterns/DataState/PageState.js';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import { useFirstResponse } from '../applications/useFirstResponse.js';
import { CompanyChoice } from './CompanyChoice.js';
import { usePolicyApplicationsCopy } from './copy.js';
import { DeclarationForm } from './DeclarationForm.js';
import { DraftGate } from './DraftGate.js';
import type { GateProps } from './gateProps.js';
import { fromDefinition } from './openedDeclaration.js';
import { OrderGate } from './OrderGate.js';
import { NotAuthorised } from './NotAuthorised.js';
import { PolicyInvalid } from './PolicyInvalid.js';
import { useReportTitle } from './useReportTitle.js';

export interface DeclarationGateProps extends GateProps {
  readonly policyId: string;
}

/** Which company declares a policy, and what it has of it already: a draft, a declaration, or nothing (spec 2 §4). */
export function DeclarationGate(props: DeclarationGateProps) {
  const { user, exit, companies: companiesPage } = props;
  const copy = usePolicyApplicationsCopy();
  const companies = useFirstResponse(listRelatedCompanies, {
    body: { userId: user.id, type: 1, index: 1, size: 100 },
  });
  const [chosen, setChosen] = useState<string>();
  return (
    <PageState state={companies} exit={exit}>
      {({ content }) => {
        const company =
          content.find(({ nsrsbh }) => nsrsbh === chosen) ??
          content.find(({ current }) => current) ??
          content[0];
        if (!company)
          return (
            <EmptyState
              kind="never"
              heading="h1"
              title={copy.noCompany}
              action={
                companiesPage && {
                  label: copy.addCompany,
                  href: companiesPage.href,
                  onSelect: companiesPage.onOpen,
                }
              }
            />
          );
        const choice = (
          <>
            {content.length > 1 && (
              <CompanyChoice
                companies={content}
                value={company.nsrsbh}
                onChange={setChosen}
                takesFocus={chosen !== undefined}
              />
            )}
            {!company.authorized && <NotAuthorised companies={companiesPage} />}
          </>
        );
        return <CompanyGate {...props} key={company.nsrsbh} company={company} choice={choice} />;
      }}
    </PageState>
  );
}

type CompanyGateProps = DeclarationGateProps & { readonly company: RelatedCompany };

function CompanyGate({ company, ...props }: CompanyGateProps) {
  const { policyId, exit, policies } = props;
  const { nsrsbh, qymc: companyName } = company;
  const definition = useFirstResponse(getPolicyApplyDefinition, { policyId, nsrsbh });
  const isOpen = definition.status === 'ready' && definition.data.validity;
  const order = useFirstResponse(getPolicyOrderId, { policyId, nsrsbh }, isOpen);
  // It fails once the policy has ended, which the definition says as well.
  if (definition.status === 'ready' && !isOpen) return <PolicyInvalid policies={policies} />;
  return (
    <PageState state={definition} exit={exit}>
      {(asked) => (
        <PageState state={order} exit={exit}>
          {({ orderId, auditState }) => {
            const { draftId } = asked;
            const mode = policyApplyMode({ auditState, draftId });
            if (orderId !== null && (mode === 'apply' || mode === 'check'))
              return <OrderGate {...props} orderId={orderId} />;
            if (draftId !== null && mode === 'draft')
              return <DraftGate {...props} draftId={draftId} />;
            const company = { companyName, nsrsbh };
            return <NewDeclaration {...props} definition={asked} company={company} />;
          }}
        </PageState>
      )}
    </PageState>
  );
}

type NewDeclarationProps = DeclarationGateProps & {
  readonly definition: PolicyApplyDefinition;
  readonly company: PolicyApplicant;
};

/** Nothing of the policy is there yet. */
function NewDeclaration({ definition, company, ...props }: NewDeclarationProps) {
  // The form keeps what it began with.
  const [opened] = useState(() => fromDefinition(definition, company, known(props.user)));
  useReportTitle(definition.policyTitle, props.onTitle);
  return <DeclarationForm {...props} opened={opened} />;
}

/** What is known of the contact before anybody types; masked numbers are typed again. */
const known = ({ phone }: Pick<UserInfo, 'phone'>) =>
  phone && !phone.includes('*') ? { contactPhone: phone } : {};
