import { screenLink, type ScreenProps } from '../../provider/screen.js';
import { CouponAnnouncement } from './published/CouponAnnouncement.js';
import type { CouponPaths } from './paths.js';

export type CouponAnnouncementScreenProps = ScreenProps<Pick<CouponPaths, 'apply' | 'published'>>;

/** The public introduction of coupons. */
export function CouponAnnouncementScreen(props: CouponAnnouncementScreenProps) {
  const { paths } = props;
  return (
    <CouponAnnouncement
      apply={screenLink(props, paths.apply())}
      published={screenLink(props, paths.published())}
    />
  );
}
