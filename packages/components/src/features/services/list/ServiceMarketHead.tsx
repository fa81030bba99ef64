import { DeskTabs } from '../../../patterns/StaffDesk/DeskTabs.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { useServicesCopy } from '../copy.js';
import * as css from './ServiceList.css.js';

/** Parts of the marketplace, each with an address of its own. */
export type ServiceTab = 'services' | 'organisations';

export interface ServiceTabLinks {
  /** Leads to a part of the marketplace; a place that shows one alone leaves it out. */
  readonly tabLink?: ((tab: ServiceTab) => LinkTarget) | undefined;
}

export interface ServiceMarketHeadProps extends ServiceTabLinks {
  readonly tab: ServiceTab;
  /** Shows what needs no visit and no contract first. */
  readonly isShortcut?: boolean | undefined;
}

/** Title of the marketplace and its parts. */
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
