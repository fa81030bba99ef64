import {
  HealthSubjectLabels,
  ManagedKindLabels,
  type HealthFact,
  type ManagedKind,
  type ManagementOverview,
  type ThingName,
} from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import { useManagementCopy, type ManagementCopy } from '../copy.js';
import * as css from '../management.css.js';
import { BackupLine } from './BackupLine.js';
import { BrokenLinks, type BrokenLinksProps } from './BrokenLinks.js';
import { OverviewLine, OverviewPart } from './OverviewPart.js';

export interface OverviewLinks {
  readonly itemLink: (thing: Pick<ThingName, 'id' | 'kind'>) => LinkTarget;
  /** The changes of a kind that wait. */
  readonly waitingLink: (kind: ManagedKind) => LinkTarget;
}

export interface OverviewViewProps extends OverviewLinks {
  readonly overview: ManagementOverview;
  readonly linkCheck: BrokenLinksProps['check'];
}

/** What waits for somebody, ends soon, is not used or fails; each leads to where it is done. */
export function OverviewView({ overview, linkCheck, itemLink, waitingLink }: OverviewViewProps) {
  const { waiting, ending, endingTotal, unused, unusedTotal, health, backup, links } = overview;
  const copy = useManagementCopy();
  const firstOf = (total: number, shown: number) =>
    total > shown ? fillCopy(copy.unusedTotal, { n: total, shown }) : undefined;
  return (
    <div className={css.sections}>
      <div className={css.stack}>
        <OverviewPart title={copy.waitingTitle} none={copy.nothingWaits}>
          {waiting.map(({ kind, count, own }) => (
            <OverviewLine key={kind} link={waitingLink(kind)} name={ManagedKindLabels[kind]}>
              {fillCopy(copy.waitingCount, { n: count })}
              {own > 0 && (
                <span className={css.muted}>{fillCopy(copy.waitingOwn, { n: own })}</span>
              )}
            </OverviewLine>
          ))}
        </OverviewPart>
        {health.length > 0 && (
          <OverviewPart title={copy.healthTitle} none="">
            {health.map((fact) => (
              <li key={fact.subject} className={css.overviewLine}>
                <span className={css.overviewName}>{HealthSubjectLabels[fact.subject]}</span>
                <span className={css.row}>
                  <Tag tone={fact.ok ? 'success' : 'danger'}>
                    {fact.ok ? copy.healthy : copy.unhealthy}
                  </Tag>
                  {!fact.ok && <span className={css.muted}>{adviceOf(fact, copy)}</span>}
                </span>
              </li>
            ))}
            {backup && <BackupLine key="backup" backup={backup} />}
          </OverviewPart>
        )}
        <BrokenLinks
          report={links}
          itemLink={itemLink}
          // Who keeps the whole platform has its links checked.
          check={backup ? linkCheck : undefined}
        />
      </div>
      <div className={css.stack}>
        <OverviewPart
          title={copy.endingTitle}
          none={copy.nothingEnds}
          description={firstOf(endingTotal, ending.length)}
        >
          {ending.map(({ kind, id, title, endsOn }) => (
            <OverviewLine key={`${kind} ${id}`} link={itemLink({ kind, id })} name={title}>
              <span className={css.muted}>{ManagedKindLabels[kind]}</span>
              {fillCopy(copy.endsOn, { day: endsOn })}
            </OverviewLine>
          ))}
        </OverviewPart>
        <OverviewPart
          title={copy.unusedTitle}
          none={copy.nothingUnused}
          description={firstOf(unusedTotal, unused.length)}
        >
          {unused.map(({ kind, id, title, owner }) => (
            <OverviewLine key={id} link={itemLink({ kind, id })} name={title}>
              <span className={css.muted}>{formatText(owner)}</span>
            </OverviewLine>
          ))}
        </OverviewPart>
      </div>
    </div>
  );
}

/** What is wrong, and who can put it right. */
function adviceOf({ subject, count, sinceTs }: HealthFact, copy: ManagementCopy): string {
  const advice = {
    JOBS: copy.adviceJobs,
    MESSAGES: copy.adviceMessages,
    WEBHOOKS: copy.adviceWebhooks,
    STORAGE: copy.adviceStorage,
  }[subject];
  const since = sinceTs === null ? '' : fillCopy(copy.since, { time: formatDateTime(sinceTs) });
  return fillCopy(advice, { n: count }) + since;
}
