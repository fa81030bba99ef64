import { listPolicyBanks, type PolicyBank, type UserInfo } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import type { LinkTarget, ScreenProps } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { WizardPageSkeleton } from '../../../patterns/WizardPage/WizardPageSkeleton.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { FormStepChange } from '../../../patterns/useFormWizard/types.js';
import { DeclarationView } from './DeclarationView.js';
import type { OpenedDeclaration } from './openedDeclaration.js';
import { PolicyInvalid } from './PolicyInvalid.js';
import { useDeclaration } from './useDeclaration.js';

/** What the form needs of its host. */
export interface DeclarationPlace {
  /** The current step, controlled by the host (its address); otherwise the form keeps its own. */
  readonly step?: string | undefined;
  readonly onStepChange?: FormStepChange | undefined;
  /** Called with the id of the submitted declaration. */
  readonly onSubmitted: (orderId: string) => void;
  readonly onLogin: ScreenProps['onLogin'];
  readonly policyLink: (policyId: string) => LinkTarget;
  readonly applications: LinkTarget;
  /** Link to other policies. */
  readonly policies: LinkTarget;
  readonly companies?: LinkTarget | undefined;
}

export interface DeclarationFormProps extends DeclarationPlace {
  readonly user: UserInfo;
  readonly opened: OpenedDeclaration;
  /** Link out of the form, on its first step. */
  readonly exit: PageLink;
  /** The notice that the session has ended. */
  readonly sessionOver?: ReactNode;
  /** Above its first step. */
  readonly choice?: ReactNode;
}

/** The form of an opened declaration. */
export function DeclarationForm(props: DeclarationFormProps) {
  const banks = useOperation(listPolicyBanks, {}, { staleTime: 600_000 });
  if (!props.opened.isOpen) return <PolicyInvalid policies={props.policies} />;
  return (
    <PageState state={toDataState(banks)} loading={<WizardPageSkeleton />} exit={props.exit}>
      {(all) => <Loaded {...props} banks={all} />}
    </PageState>
  );
}

type LoadedProps = DeclarationFormProps & { readonly banks: readonly PolicyBank[] };

function Loaded({ banks, user, ...props }: LoadedProps) {
  const declaration = useDeclaration({ ...props, banks, userId: user.id });
  return <DeclarationView {...props} declaration={declaration} />;
}
