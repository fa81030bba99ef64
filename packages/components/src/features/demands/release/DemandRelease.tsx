import {
  listRelatedCompanies,
  type DemandCreated,
  type RelatedCompany,
  type UserInfo,
} from '@huiqi/sdk';
import { useMemo } from 'react';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { WizardPageSkeleton } from '../../../patterns/WizardPage/WizardPageSkeleton.js';
import { describeError } from '../../../provider/describeError.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useFormChoices } from '../../../provider/useFormChoices.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Button } from '../../../ui/Button/Button.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { NoCompanyBanner } from '../../companies/authorisation/NoCompanyBanner.js';
import { UnprovedChoice } from '../../companies/authorisation/UnprovedChoice.js';
import { useActingCompanies } from '../../companies/acting/useActingCompanies.js';
import { useDemandsCopy } from '../copy.js';
import { DemandReleaseView } from './DemandReleaseView.js';
import { LazyEntryUpload } from '../../uploads/lazyEntryUpload.js';
import { TodayDemands } from './TodayDemands.js';
import { ownCompanies, useDemandForm } from './useDemandForm.js';

export interface DemandReleaseProps {
  readonly onSuccess: (demand: DemandCreated, isSignedIn: boolean) => void;
  readonly onLogin: () => void;
  readonly demands: LinkTarget;
  readonly demandLink: (demandId: string) => LinkTarget;
  /** Where the user adds a company; omitted on sites without that page. */
  readonly companies?: LinkTarget | undefined;
}

/** The form of a demand, for a company or anonymous; beside it how demands are handled (spec 2 §2). */
export function DemandRelease(props: DemandReleaseProps) {
  const copy = useDemandsCopy();
  const user = useCurrentUser();
  const userId = user.data?.id ?? '';
  const companies = useOperation(listRelatedCompanies, ownCompanies(userId), {
    enabled: userId !== '',
  });
  const exit = { label: copy.toList, ...props.demands };
  return (
    <PageState state={toDataState(user)} loading={<WizardPageSkeleton />} exit={exit}>
      {(who) =>
        who === null ? (
          <Loaded {...props} user={null} own={[]} />
        ) : (
          <PageState state={toDataState(companies)} loading={<WizardPageSkeleton />} exit={exit}>
            {({ content }) => <Loaded {...props} key={who.id} user={who} own={content} />}
          </PageState>
        )
      }
    </PageState>
  );
}

interface LoadedProps extends DemandReleaseProps {
  readonly user: UserInfo | null;
  readonly own: readonly RelatedCompany[];
}

const asked = [{ inputType: 'AREA' }] as const;

function Loaded({ user, own, onSuccess, onLogin, companies, ...links }: LoadedProps) {
  const copy = useDemandsCopy();
  const acting = useActingCompanies(own);
  const loaded = useFormChoices(user === null ? [] : asked, LazyEntryUpload);
  const choices = useMemo(() => ({ ...loaded, companies: acting.choices }), [loaded, acting]);
  const { form, busy, error } = useDemandForm({
    user,
    acting,
    areas: choices.areas as Parameters<typeof useDemandForm>[0]['areas'],
    onSuccess: (demand) => onSuccess(demand, user !== null),
  });
  const login = (
    <Button size="small" variant="text" onClick={onLogin}>
      {copy.login}
    </Button>
  );
  return (
    <DemandReleaseView
      {...links}
      {...{ form, choices }}
      busy={busy}
      failure={error !== null && <ErrorPanel compact {...describeError(error)} />}
      notice={
        <>
          {user === null && (
            <Banner tone="info" action={login}>
              {copy.visitorHint}
            </Banner>
          )}
          {user !== null && own.length === 0 && (
            <NoCompanyBanner
              {...{ copy, companies }}
              store={form.store}
              field="anonymity"
              value="false"
            />
          )}
          <UnprovedChoice
            form={form}
            companies={own}
            field="anonymity"
            value="false"
            otherwise={copy.orAnonymous}
          />
          <TodayDemands store={form.store} companies={own} />
        </>
      }
    />
  );
}
