import type { NoticeSubjectKind } from '@huiqi/sdk';
import { Mark } from '../../patterns/page/Mark.js';
import { Icon } from '../../ui/Icon/Icon.js';
import type { IconName } from '../../ui/Icon/icons.js';

const icons: Partial<Record<NoticeSubjectKind, IconName>> = {
  ORDER: 'bank',
  STAFF_ORDER: 'bank',
  RENEWAL: 'clock',
  STAFF_RENEWAL: 'clock',
  COMPANY: 'building',
  POLICY_APPLICATION: 'document',
  DEMAND: 'message',
  COUPON: 'ticket',
  SERVICE_ORDER: 'briefcase',
  ORGANISATION_ORDER: 'briefcase',
  SERVICE_ORGANISATION: 'briefcase',
  SERVICE_PRODUCT: 'briefcase',
  SERVICE_REVIEW: 'briefcase',
};

/** What a notice is about, as a picture; a bell for what cannot be opened. */
export const NoticeMark = ({ kind }: { readonly kind: NoticeSubjectKind | undefined }) => (
  <Mark name="" size={40} picture={<Icon name={(kind && icons[kind]) ?? 'bell'} size={20} />} />
);
