import { ManagedKindLabels, ManagedKindValues, listChanges, type ManagedKind } from '@huiqi/sdk';
import type { DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import { screenLink, type ScreenProps } from '../../../provider/screen.js';
import { useCurrentUser } from '../../../provider/useCurrentUser.js';
import { useListTotal } from '../../../provider/useListTotal.js';
import { useManagementCopy } from '../copy.js';
import type { ManagementPaths } from '../paths.js';

/** What is set up once and rarely changed. */
const rare: ReadonlySet<ManagedKind> = new Set([
  'CATEGORY',
  'PUBLISHER',
  'COUPON_BATCH',
  'EVALUATION',
  'REGION',
  'RENEWAL_BANK',
  'APPROVAL',
]);

/** The lists of the desk, with how many changes wait for approval. */
export function useManagementTabs(
  props: Pick<ScreenProps<ManagementPaths>, 'hrefFor' | 'navigate' | 'paths'>,
): readonly DeskTab[] {
  const { paths } = props;
  const copy = useManagementCopy();
  const count = useListTotal(listChanges, { state: 'SUBMITTED' });
  // All else is the platform's: a bank's staff only keep its products.
  const kinds =
    useCurrentUser().data?.roleType === 'FINANCIER' ? (['PRODUCT'] as const) : ManagedKindValues;
  const waiting = new URLSearchParams({ state: 'SUBMITTED' });
  return [
    { id: 'overview', label: copy.tabOverview, ...screenLink(props, paths.overview()) },
    { id: 'changes', label: copy.tabChanges, count, ...screenLink(props, paths.changes(waiting)) },
    ...kinds.map((kind) => ({
      id: kind,
      label: ManagedKindLabels[kind],
      isRare: rare.has(kind),
      ...screenLink(props, paths.items(kind)),
    })),
  ];
}
