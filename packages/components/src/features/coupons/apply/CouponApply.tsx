import { getTicket, listCompaniesInRegion, type TicketDetail } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { PageState } from '../../../patterns/DataState/PageState.js';
import type { PageLink } from '../../../patterns/page/types.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useOperation } from '../../../provider/useOperation.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { CouponForm } from './CouponForm.js';

export interface CouponApplyProps {
  /** A returned application to correct. */
  readonly applicationId?: string | undefined;
  readonly back: PageLink;
  /** Where the user adds a company. */
  readonly companies: LinkTarget;
  readonly onSubmitted: (applicationId: string) => void;
}

/** The application for a ticket: the user's companies in the issuing region (spec 2 §9), then the form. */
export function CouponApply(props: CouponApplyProps) {
  const { applicationId, back } = props;
  const user = useCurrentUser();
  const loading = <Skeleton preset="form" rows={6} />;
  const returned = useOperation(
    getTicket,
    { id: applicationId ?? '' },
    { enabled: applicationId !== undefined },
  );
  const form = (userId: string, application?: TicketDetail) => (
    <WithCompanies {...props} userId={userId} application={application} />
  );
  return (
    <PageState state={toDataState(user)} exit={back} loading={loading}>
      {(who) =>
        who &&
        (applicationId === undefined ? (
          form(who.id)
        ) : (
          <PageState state={toDataState(returned)} exit={back} loading={loading}>
            {(application) => form(who.id, application)}
          </PageState>
        ))
      }
    </PageState>
  );
}

interface WithCompaniesProps extends CouponApplyProps {
  readonly userId: string;
  readonly application: TicketDetail | undefined;
}

function WithCompanies({ userId, application, companies, back, onSubmitted }: WithCompaniesProps) {
  const own = useOperation(listCompaniesInRegion, { userId, body: constants.ticketLookupRegion });
  return (
    <PageState state={toDataState(own)} exit={back} loading={<Skeleton preset="form" rows={6} />}>
      {(found) => (
        <CouponForm
          key={application?.id ?? ''}
          {...{ userId, application, back, onSubmitted }}
          companies={found}
          addCompany={companies}
        />
      )}
    </PageState>
  );
}
