import { useCurrentUser } from '../../provider/useCurrentUser.js';
import { screenLink, useLaterName, type ScreenProps } from '../../provider/screen.js';
import { useReportsCopy } from './copy.js';
import { NoReport } from './NoReport.js';
import type { ReportPaths } from './paths.js';
import { Report } from './Report.js';

export type ReportScreenProps = ScreenProps<ReportPaths>;

/** The report of an order: `orderId` is in the query, and `type` if chosen (spec 2 §4). */
export function ReportScreen(props: ReportScreenProps) {
  const { query, paths, onName } = props;
  const copy = useReportsCopy();
  const { data: user } = useCurrentUser();
  const setName = useLaterName(onName);
  const orderId = query.get('orderId') ?? '';
  const isStaff = user?.permissions['ADMIN_ORDERS'] === true;
  const order = (isStaff && paths.staffOrder) || paths.order;
  const back = { label: copy.toOrder, ...screenLink(props, order(orderId)) };
  if (!orderId)
    return <NoReport title={copy.noOrderTitle} line={copy.noOrderHint} back={undefined} />;
  return (
    <Report
      key={orderId}
      orderId={orderId}
      type={query.get('type')}
      back={back}
      authorisation={
        isStaff || !paths.authorisation
          ? undefined
          : screenLink(props, paths.authorisation(orderId))
      }
      onReport={setName}
    />
  );
}
