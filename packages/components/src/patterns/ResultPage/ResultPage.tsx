import { useId, type ReactNode } from 'react';
import { DescriptionList, type DescriptionItem } from '../../ui/DescriptionList/DescriptionList.js';
import { Icon } from '../../ui/Icon/Icon.js';
import { Timeline, type TimelineItem } from '../../ui/Timeline/Timeline.js';
import { ActionButton } from '../page/ActionButton.js';
import { CopyableCode } from '../page/CopyableCode.js';
import { Illustration } from '../../ui/shared/Illustration.js';
import type { PageAction } from '../page/types.js';
import { Alternatives, type Alternative } from './Alternatives.js';
import { resultDrawings } from './resultDrawings.js';
import * as css from './ResultPage.css.js';
import { usePageCopy } from '../page/copy.js';

const icons = { success: 'success', pending: 'clock', failure: 'error' } as const;

interface Shared {
  readonly title: string;
  /** The number people quote: 申请编号. */
  readonly number?: { readonly label: string; readonly value: string } | undefined;
  /** Product, amount, company. */
  readonly facts?: readonly DescriptionItem[] | undefined;
  readonly primary: PageAction;
  readonly secondary?: PageAction | undefined;
}

export interface DoneResult extends Shared {
  readonly outcome: 'success' | 'pending';
  /** One sentence under the title. */
  readonly line?: ReactNode;
  /** 接下来: what happens when, next step first. */
  readonly next: readonly TimelineItem[];
  /** Defaults to 接下来. */
  readonly nextTitle?: string | undefined;
}

export interface FailedResult extends Shared {
  readonly outcome: 'failure';
  /** The reason, worded so that users can act on it. */
  readonly reason: ReactNode;
  /** What would make it succeed. */
  readonly cure: ReactNode;
  /** Defaults to 怎样解决. */
  readonly cureTitle?: string | undefined;
  /** What has happened so far, oldest first. */
  readonly history?: readonly TimelineItem[] | undefined;
  readonly alternatives: readonly Alternative[];
  /** Defaults to 您还可以. */
  readonly alternativesTitle?: string | undefined;
}

export type ResultPageProps = DoneResult | FailedResult;

/** The result of a process, loaded by id, with one primary action. */
export function ResultPage(props: ResultPageProps) {
  const { outcome, title, number, facts = [], primary, secondary } = props;
  const line = props.outcome === 'failure' ? props.reason : props.line;
  return (
    <div className={css.page}>
      <div className={css.card}>
        <div className={css.head}>
          <span className={css.icon[outcome]}>
            <Icon name={icons[outcome]} size={40} />
          </span>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          {line && <div className={css.line}>{line}</div>}
          {number && <CopyableCode {...number} />}
          <span className={css.drawing}>
            <Illustration drawing={resultDrawings[outcome]} />
          </span>
        </div>
        {facts.length > 0 && (
          <div className={css.part}>
            <DescriptionList columns={1} items={facts} />
          </div>
        )}
        {props.outcome === 'failure' ? <WaysOut {...props} /> : <Next {...props} />}
        <div className={css.actions}>
          <ActionButton size="large" variant="primary" action={primary} />
          {secondary && <ActionButton size="large" action={secondary} />}
        </div>
      </div>
    </div>
  );
}

function Next({ next, nextTitle }: DoneResult) {
  const copy = usePageCopy();
  if (next.length === 0) return null;
  return (
    <Part title={nextTitle ?? copy.next}>
      <Timeline items={next} />
    </Part>
  );
}

function WaysOut(props: FailedResult) {
  const copy = usePageCopy();
  const { cure, cureTitle = copy.cure, alternatives } = props;
  const { alternativesTitle = copy.alternatives, history = [] } = props;
  return (
    <>
      <Part title={cureTitle}>
        <div className={css.cure}>{cure}</div>
      </Part>
      {history.length > 0 && (
        <Part title={copy.history}>
          <Timeline items={history} />
        </Part>
      )}
      {alternatives.length > 0 && (
        <Part title={alternativesTitle}>
          <Alternatives items={alternatives} />
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
