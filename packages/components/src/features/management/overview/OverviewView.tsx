import {
  HealthSubjectLabels,
  ManagedKindLabels,
  type HealthFact,
  type ManagedKind,
  type ManagementOverview,
  type ThingName,
} from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Section } from '../../../ui/Section/Section.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import { useManagementCopy, type ManagementCopy } from '../copy.js';
import * as css from '../management.css.js';

export interface OverviewLinks {
  readonly itemLink: (thing: Pick<ThingName, 'id' | 'kind'>) => LinkTarget;
  /** The changes of a kind that wait. */
  readonly waitingLink: (kind: ManagedKind) => LinkTarget;
}

export interface OverviewViewProps extends OverviewLinks {
  readonly overview: ManagementOverview;
}

/** What waits for somebody, ends soon, is not used or fails; each leads to where it is done. */
export function OverviewView({ overview, itemLink, waitingLink }: OverviewViewProps) {
  const { waiting, ending, unused, unusedTotal, health } = overview;
  const copy = useManagementCopy();
  return (
    <div className={css.sections}>
      <div className={css.stack}>
        <Part title={copy.waitingTitle} none={copy.nothingWaits}>
          {waiting.map(({ kind, count, own }) => (
            <Line key={kind} link={waitingLink(kind)} name={ManagedKindLabels[kind]}>
              {fillCopy(copy.waitingCount, { n: count })}
              {own > 0 && (
                <span className={css.muted}>{fillCopy(copy.waitingOwn, { n: own })}</span>
              )}
            </Line>
          ))}
        </Part>
        {health.length > 0 && (
          <Part title={copy.healthTitle} none="">
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
          </Part>
        )}
      </div>
      <div className={css.stack}>
        <Part title={copy.endingTitle} none={copy.nothingEnds}>
          {ending.map(({ kind, id, title, endsOn }) => (
            <Line key={`${kind} ${id}`} link={itemLink({ kind, id })} name={title}>
              <span className={css.muted}>{ManagedKindLabels[kind]}</span>
              {fillCopy(copy.endsOn, { day: endsOn })}
            </Line>
          ))}
        </Part>
        <Part
          title={copy.unusedTitle}
          none={copy.nothingUnused}
          description={
            unusedTotal > unused.length
              ? fillCopy(copy.unusedTotal, { n: unusedTotal, shown: unused.length })
              : undefined
          }
        >
          {unused.map(({ kind, id, title, owner }) => (
            <Line key={id} link={itemLink({ kind, id })} name={title}>
              <span className={css.muted}>{formatText(owner)}</span>
            </Line>
          ))}
        </Part>
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

interface PartProps {
  readonly title: string;
  /** Shown without lines. */
  readonly none: string;
  readonly description?: string | undefined;
  readonly children: readonly ReactNode[];
}

function Part({ title, none, description, children }: PartProps) {
  return (
    <Section {...{ title, description }}>
      {children.length === 0 ? (
        <p className={css.muted}>{none}</p>
      ) : (
        <ul className={css.overviewLines}>{children}</ul>
      )}
    </Section>
  );
}

interface LineProps {
  readonly link: LinkTarget;
  readonly name: string;
  readonly children: ReactNode;
}

function Line({ link: { href, onOpen }, name, children }: LineProps) {
  return (
    <li className={css.overviewLine}>
      <a className={css.overviewName} href={href} onClick={onPlainClick(onOpen)}>
        {name}
      </a>
      <span className={css.row}>{children}</span>
    </li>
  );
}
