import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { useCouponsCopy } from './copy.js';
import { CouponApply } from './apply/CouponApply.js';
import type { CouponPaths } from './paths.js';

export type CouponApplyScreenProps = ScreenProps<
  Pick<CouponPaths, 'announcement' | 'application' | 'companies'>
>;

/** The application for a ticket; `id` in the query corrects a returned one. */
export function CouponApplyScreen(props: CouponApplyScreenProps) {
  const { query, paths, navigate } = props;
  const copy = useCouponsCopy();
  const id = query.get('id') ?? undefined;
  const back =
    id === undefined
      ? { label: copy.back, ...screenLink(props, paths.announcement()) }
      : { label: copy.backToApplication, ...screenLink(props, paths.application(id)) };
  return (
    <CouponApply
      key={id ?? ''}
      applicationId={id}
      back={back}
      companies={screenLink(props, paths.companies())}
      onSubmitted={(applicationId) => navigate(paths.application(applicationId), { replace: true })}
    />
  );
}
