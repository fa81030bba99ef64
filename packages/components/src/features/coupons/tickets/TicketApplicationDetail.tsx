import { getTicket, type TicketDetail } from '@huiqi/sdk';
import { PageState } from '../../../patterns/DataState/PageState.js';
import { DetailPageSkeleton } from '../../../patterns/DetailPage/DetailPageSkeleton.js';
import { toDataState } from '../../../provider/toDataState.js';
import { useOnLoaded } from '../../../provider/useOnLoaded.js';
import { useOperation } from '../../../provider/useOperation.js';
import {
  TicketApplicationDetailView,
  type TicketApplicationDetailViewProps,
} from './TicketApplicationDetailView.js';

export interface TicketApplicationDetailProps extends Omit<
  TicketApplicationDetailViewProps,
  'application'
> {
  readonly applicationId: string;
  /** Called when the application has been loaded. */
  readonly onApplication?: ((application: TicketDetail) => void) | undefined;
}

/** One of the user's applications with its ticket. */
export function TicketApplicationDetail(props: TicketApplicationDetailProps) {
  const { applicationId, onApplication, ...links } = props;
  const query = useOperation(getTicket, { id: applicationId });
  useOnLoaded(query.data, onApplication);
  return (
    <PageState
      state={toDataState(query)}
      loading={<DetailPageSkeleton back={links.back} />}
      exit={links.back}
    >
      {(application) => <TicketApplicationDetailView {...links} application={application} />}
    </PageState>
  );
}
