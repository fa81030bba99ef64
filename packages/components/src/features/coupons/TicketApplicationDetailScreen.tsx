import { screenLink, useLaterName, type ScreenProps } from '../../provider/screen.js';
import { useCouponsCopy } from './copy.js';
import type { CouponPaths } from './paths.js';
import { TicketApplicationDetail } from './tickets/TicketApplicationDetail.js';

export type TicketApplicationDetailScreenProps = ScreenProps<
  Pick<CouponPaths, 'applications' | 'apply' | 'tickets'>
>;

/** One of the user's applications; `id` is in the path. */
export function TicketApplicationDetailScreen(props: TicketApplicationDetailScreenProps) {
  const { params, paths, backTo, onName } = props;
  const copy = useCouponsCopy();
  const id = params['id'] ?? '';
  const setName = useLaterName(onName);
  return (
    <TicketApplicationDetail
      key={id}
      applicationId={id}
      back={{ label: copy.backToList, ...screenLink(props, backTo(paths.applications())) }}
      correct={screenLink(props, paths.apply(id))}
      apply={screenLink(props, paths.apply())}
      tickets={screenLink(props, paths.tickets())}
      onApplication={({ companyName }) => setName(companyName)}
    />
  );
}
