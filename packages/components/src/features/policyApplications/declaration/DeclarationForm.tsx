import { listPolicyBanks, type PolicyBank, type UserInfo } from '@huiqi/sdk';
import type { ReactNode } from 'react';
import type { LinkTarget, ScreenProps } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { FormStepChange } from '../../../patterns/useFormWizard/types.js';
import { DeclarationView } from './DeclarationView.js';
import type { OpenedDeclaration } from './openedDeclaration.js';
import { PolicyInvalid } from './PolicyInvalid.js';
import { useDeclaration } from './useDeclaration.js';

/** What of the place the form needs. */
export interface DeclarationPlace {
  /** The step in the host's hands (its address); the form keeps its own otherwise. */
  readonly step?: string | undefined;
  readonly onStepChange?: FormStepChange | undefined;
  /** The declaration was submitted and has this id. */
  readonly onSubmitted: (orderId: string) => void;
  readonly onLogin: ScreenProps['onLogin'];
  readonly policyLink: (policyId: string) => LinkTarget;
  readonly applications: LinkTarget;
  /** Where other policies are found. */
  readonly policies: LinkTarget;
  readonly companies?: LinkTarget | undefined;
}

export interface DeclarationFormProps extends DeclarationPlace {
  readonly user: UserInfo;
  readonly opened: OpenedDeclaration;
  /** Out of the form, on its first step. */
  readonly exit: PageLink;
  /** That the session has ended. */
  readonly sessionOver?: ReactNode;
  /** Above its first step. */
  readonly choice?: ReactNode;
}

/** The form of a declaration that was opened. */
export function DeclarationForm(props: DeclarationFormProps) {
  const banks = useOperation(listPolicyBanks, {}, { staleTime: 600_000 });
  if (!props.opened.isOpen) return <PolicyInvalid policies={props.policies} />;
  return (
    <PageState state={toDataState(banks)} exit={props.exit}>
      {(all) => <Loaded {...props} banks={all} />}
    </PageState>
  );
}

type LoadedProps = DeclarationFormProps & { readonly banks: readonly PolicyBank[] };

function Loaded({ banks, user, ...props }: LoadedProps) {
  const declaration = useDeclaration({ ...props, banks, userId: user.id });
  return <DeclarationView {...props} declaration={declaration} />;
}
