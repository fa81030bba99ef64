import {
  getRenewalBank,
  listRelatedCompanies,
  type RelatedCompany,
  type RenewalBankDetail,
  type RenewalSubmitResult,
  type UserInfo,
} from '@huiqi/sdk';
import { useMemo } from 'react';
import { describeError } from '../../../provider/describeError.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useFormChoices } from '../../../provider/useFormChoices.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { WizardPageSkeleton } from '../../../patterns/WizardPage/WizardPageSkeleton.js';
import type { FormStepChange } from '../../../patterns/useFormWizard/types.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { NoCompanyBanner } from '../../companies/authorisation/NoCompanyBanner.js';
import { UnprovedChoice } from '../../companies/authorisation/UnprovedChoice.js';
import { useActingCompanies } from '../../companies/acting/useActingCompanies.js';
import { useRenewalsCopy } from '../copy.js';
import { RenewalWizardView } from './RenewalWizardView.js';
import { useRenewalForm } from './useRenewalForm.js';

export interface RenewalWizardProps {
  readonly bankId: string;
  /** The current step, controlled by the host (its address); otherwise the wizard keeps its own. */
  readonly step?: string | undefined;
  readonly onStepChange?: FormStepChange | undefined;
  readonly onSuccess: (result: RenewalSubmitResult) => void;
  /** Link to the banks, on the first step and if the bank is missing. */
  readonly exit: LinkTarget;
  /** Where the user adds a company; omitted on sites without that page. */
  readonly companies?: LinkTarget | undefined;
  /** Called when the bank has been loaded. */
  readonly onBank?: ((bank: RenewalBankDetail) => void) | undefined;
}

/** The application for a renewal at a bank (spec 1 §2, §4 Apply flow), by a company or a person. */
export function RenewalWizard(props: RenewalWizardProps) {
  const { bankId, onBank } = props;
  const copy = useRenewalsCopy();
  const user = useCurrentUser();
  const userId = user.data?.id ?? '';
  const bank = useOperation(getRenewalBank, { id: bankId });
  const companies = useOperation(
    listRelatedCompanies,
    { body: { userId, type: 1, index: 1, size: 100 } },
    { enabled: userId !== '' },
  );
  const loaded = bank.data;
  useOnLoaded(loaded, onBank);
  const exit = { label: copy.toBanks, ...props.exit };
  return (
    <PageState state={toDataState(bank)} loading={<WizardPageSkeleton />} exit={exit}>
      {(detail) => (
        <PageState state={toDataState(user)} loading={<WizardPageSkeleton />} exit={exit}>
          {(who) =>
            who === null ? (
              <Loaded {...props} bank={detail} user={null} own={[]} />
            ) : (
              <PageState
                state={toDataState(companies)}
                loading={<WizardPageSkeleton />}
                exit={exit}
              >
                {({ content }) => (
                  <Loaded
                    {...props}
                    key={`${detail.id}:${who.id}`}
                    bank={detail}
                    user={who}
                    own={content}
                  />
                )}
              </PageState>
            )
          }
        </PageState>
      )}
    </PageState>
  );
}

interface LoadedProps extends RenewalWizardProps {
  readonly bank: RenewalBankDetail;
  readonly user: UserInfo | null;
  readonly own: readonly RelatedCompany[];
}

function Loaded({ bank, user, own, exit, companies, ...props }: LoadedProps) {
  const copy = useRenewalsCopy();
  const acting = useActingCompanies(own);
  const { form, entries, submit } = useRenewalForm({
    ...props,
    bank,
    user,
    companies: own,
    acting,
  });
  const loaded = useFormChoices(entries);
  const choices = useMemo(() => ({ ...loaded, companies: acting.choices }), [loaded, acting]);
  return (
    <RenewalWizardView
      {...{ form, bank, choices, exit }}
      busy={submit.busy}
      failure={submit.error !== null && <ErrorPanel compact {...describeError(submit.error)} />}
      notice={
        <>
          {own.length === 0 && (
            <NoCompanyBanner
              {...{ copy, companies }}
              store={form.store}
              field="renewType"
              value="ENTERPRISE"
            />
          )}
          <UnprovedChoice form={form} companies={own} field="renewType" value="ENTERPRISE" />
        </>
      }
    />
  );
}
