import type { PageLink } from '../../../patterns/page/types.js';
import type { ScreenProps } from '../../../provider/screen.js';
import type { PolicyPaths } from '../paths.js';
import type { PolicyStatisticViewProps } from './PolicyStatisticView.js';
import type { totalPolicyFilterLabels } from './totalPolicyFilters.js';

/** Props shared by the lists of one organisation and one grade. */
export interface TotalPolicyGroupProps {
  readonly screen: ScreenProps<Pick<PolicyPaths, 'totalPolicy'>>;
  readonly title: string;
  readonly labels: ReturnType<typeof totalPolicyFilterLabels>;
  readonly statistic: Omit<PolicyStatisticViewProps, 'place'>;
  readonly back: PageLink;
}
