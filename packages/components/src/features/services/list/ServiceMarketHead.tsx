import { DeskTabs } from '../../../patterns/StaffDesk/DeskTabs.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { useServicesCopy } from '../copy.js';
import * as css from './ServiceList.css.js';

/** Tabs of the marketplace, each with an address. */
export type ServiceTab = 'services' | 'organisations';

export interface ServiceTabLinks {
  /** Link to a tab of the marketplace; omitted on sites with a single one. */
  readonly tabLink?: ((tab: ServiceTab) => LinkTarget) | undefined;
}

export interface ServiceMarketHeadProps extends ServiceTabLinks {
  readonly tab: ServiceTab;
  /** Whether services without a visit or contract are shown. */
  readonly isShortcut?: boolean | undefined;
}

/** Title of the marketplace and its tabs. */
export function ServiceMarketHead({ tab, isShortcut, tabLink }: ServiceMarketHeadProps) {
  const copy = useServicesCopy();
  return (
    <div className={css.head}>
      <PageTitle>{isShortcut ? copy.shortcutTitle : copy.title}</PageTitle>
      <p className={css.line}>{isShortcut ? copy.shortcutLine : copy.line}</p>
      {tabLink && !isShortcut && (
        <DeskTabs
          label={copy.title}
          current={tab}
          tabs={[
            { id: 'services', label: copy.results, ...tabLink('services') },
            { id: 'organisations', label: copy.organisations, ...tabLink('organisations') },
          ]}
        />
      )}
    </div>
  );
}
