import type { ReactNode, RefObject } from 'react';
import { DeskTabs, type DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.js';
import { frame } from './policyUser.css.js';
import { usePolicyUserCopy } from './copy.js';

export interface PolicyUserFrameProps {
  readonly tabs: readonly DeskTab[];
  /** Id of the current tab. */
  readonly tab: string;
  readonly headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
  readonly children: ReactNode;
}

/** Title and tabs above the declarations or the drafts. */
export function PolicyUserFrame({ tabs, tab, headingRef, children }: PolicyUserFrameProps) {
  const copy = usePolicyUserCopy();
  return (
    <div className={frame}>
      <PageTitle ref={headingRef}>{copy.title}</PageTitle>
      <DeskTabs label={copy.title} tabs={tabs} current={tab} />
      {children}
    </div>
  );
}
