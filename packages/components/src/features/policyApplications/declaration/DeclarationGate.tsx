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
import { useMemo, useState } from 'react';
import { useDraft } from '../../../patterns/useDraft/useDraft.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { WizardPageSkeleton } from '../../../patterns/WizardPage/WizardPageSkeleton.js';
import { useDraftAreas } from '../../../provider/useDraftAreas.js';
import { useOperation } from '../../../provider/useOperation.js';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.js';
import { useFirstResponse } from '../../applications/result/useFirstResponse.js';
import { companyToActFor } from '../../companies/acting/companyToActFor.js';
import { UnprovedCompany } from '../../companies/authorisation/UnprovedCompany.js';
import { withAuthorisation } from '../../companies/authorisation/withAuthorisation.js';
import { CompanyChoice } from './CompanyChoice.js';
import { usePolicyApplicationsCopy } from '../copy.js';
import { DeclarationForm } from './DeclarationForm.js';
import { DraftGate } from './DraftGate.js';
import type { GateProps } from './gateProps.js';
import { fromDefinition } from './openedDeclaration.js';
import { OrderGate } from './OrderGate.js';
import { PolicyInvalid } from './PolicyInvalid.js';
import { isEnded } from './useInvalidPolicy.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';

export interface DeclarationGateProps extends GateProps {
  readonly policyId: string;
}

/** Which company declares a policy, and its existing draft or declaration (spec 2 §4). */
export function DeclarationGate(props: DeclarationGateProps) {
  const { user, exit, companies: companiesPage } = props;
  const copy = usePolicyApplicationsCopy();
  const body = { userId: user.id, type: 1 as const, index: 1, size: 100 };
  const companies = useFirstResponse(listRelatedCompanies, { body });
  const now = useOperation(listRelatedCompanies, { body }).data?.content;
  return (
    <PageState state={companies} loading={<WizardPageSkeleton />} exit={exit}>
      {({ content }) =>
        content.length > 0 ? (
          <Choosing {...props} began={content} now={now ?? content} />
        ) : (
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
        )
      }
    </PageState>
  );
}

type ChoosingProps = DeclarationGateProps &
  Readonly<Record<'began' | 'now', readonly RelatedCompany[]>>;

/** The form of a company that has not authorised the user can be filled in and saved, but not submitted. */
function Choosing({ began, now, ...props }: ChoosingProps) {
  const own = useMemo(() => withAuthorisation(began, now), [began, now]);
  // The preselection stays, even if another company is authorised meanwhile.
  const [first] = useState(() => companyToActFor(began)?.nsrsbh);
  // Kept as what is typed for it: another company's form would look as if that were lost.
  const choices = useDraft({
    areas: useDraftAreas(),
    userId: props.user.id,
    form: `policy-company-${props.policyId}`,
    initial: {},
  });
  const { nsrsbh: kept } = choices.values;
  const [hasChosen, setHasChosen] = useState(false);
  const company =
    own.find(({ nsrsbh }) => nsrsbh === kept) ?? own.find(({ nsrsbh }) => nsrsbh === first);
  if (!company) return null;
  const choice = (
    <>
      {own.length > 1 && (
        <CompanyChoice
          companies={own}
          value={company.nsrsbh}
          onChange={(nsrsbh) => {
            setHasChosen(true);
            choices.setValue('nsrsbh', nsrsbh);
          }}
          takesFocus={hasChosen}
        />
      )}
      <UnprovedCompany company={company} />
    </>
  );
  function submitted(orderId: string) {
    choices.forget();
    props.onSubmitted(orderId);
  }
  const ofCompany = { company, choice, onSubmitted: submitted };
  return <CompanyGate {...props} key={company.nsrsbh} {...ofCompany} />;
}

type CompanyGateProps = DeclarationGateProps & { readonly company: RelatedCompany };

function CompanyGate({ company, ...props }: CompanyGateProps) {
  const { policyId, exit, policies } = props;
  const { nsrsbh, qymc: companyName } = company;
  const input = { policyId, nsrsbh };
  const definition = useFirstResponse(getPolicyApplyDefinition, input);
  const isOpen = definition.status === 'ready' && definition.data.validity;
  const order = useFirstResponse(getPolicyOrderId, input, isOpen);
  const { error } = useOperation(getPolicyOrderId, input, { enabled: isOpen, staleTime: 0 });
  // Fails once the policy has ended, which the definition reports as well (spec 2 §8).
  const isOver = order.status === 'error' && isEnded(error);
  if (isOver || (definition.status === 'ready' && !isOpen))
    return <PolicyInvalid policies={policies} />;
  return (
    <PageState state={definition} loading={<WizardPageSkeleton />} exit={exit}>
      {(asked) => (
        <PageState state={order} loading={<WizardPageSkeleton />} exit={exit}>
          {({ orderId, auditState, declaredByColleague }) => {
            if (declaredByColleague) return <DeclaredByColleague {...props} />;
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

/** Only a rejection of the colleague's declaration lets the user declare; another company may be chosen. */
function DeclaredByColleague({ sessionOver, choice, policies }: GateProps) {
  const copy = usePolicyApplicationsCopy();
  return (
    <>
      {sessionOver}
      {choice}
      <EmptyState
        kind="never"
        heading="h1"
        title={copy.declaredByColleague}
        line={copy.declaredByColleagueHint}
        action={{ label: copy.toPolicies, href: policies.href, onSelect: policies.onOpen }}
      />
    </>
  );
}

type NewDeclarationProps = DeclarationGateProps & {
  readonly definition: PolicyApplyDefinition;
  readonly company: PolicyApplicant;
};

/** Nothing exists for the policy yet. */
function NewDeclaration({ definition, company, ...props }: NewDeclarationProps) {
  // The form keeps its initial values.
  const [opened] = useState(() => fromDefinition(definition, company, known(props.user)));
  useOnLoaded(definition.policyTitle, props.onTitle);
  return <DeclarationForm {...props} opened={opened} />;
}

/** Initial values of the contact; masked numbers must be typed again. */
const known = ({ phone }: Pick<UserInfo, 'phone'>) =>
  phone && !phone.includes('*') ? { contactPhone: phone } : {};
