import type { DemandDynamic, DemandStatistics } from '@huiqi/sdk';
import { formatDateTime, formatPercent, formatThousands } from '@huiqi/sdk/domain';
import { DataState } from '../../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { linkProps } from '../../../patterns/link/linkProps.js';
import { KeyFigures } from '../../../patterns/page/KeyFigures.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.js';
import { Section } from '../../../ui/Section/Section.js';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js';
import { useDemandsCopy } from '../copy.js';
import * as css from '../demands.css.js';

export interface DemandPulseViewProps {
  readonly statistics: DataStateValue<DemandStatistics>;
  readonly dynamics: DataStateValue<readonly DemandDynamic[]>;
  /** The list. */
  readonly demands: LinkTarget;
}

const shown = 8;

/** Four figures, and recent activity of departments. */
export function DemandPulseView({ statistics, dynamics, demands }: DemandPulseViewProps) {
  const copy = useDemandsCopy();
  return (
    <div className={css.aside}>
      <Section title={copy.statistics}>
        <DataState compact state={statistics} loading={<Skeleton shape="block" height={124} />}>
          {({ total, solved, solvedRate, satisfaction }) => (
            <div className={css.figures}>
              <KeyFigures
                figures={[
                  { label: copy.total, value: formatThousands(total), unit: copy.piece },
                  { label: copy.solvedRate, value: formatPercent(solvedRate) },
                ]}
              />
              <KeyFigures
                figures={[
                  { label: copy.solved, value: formatThousands(solved), unit: copy.piece },
                  { label: copy.satisfaction, value: formatPercent(satisfaction) },
                ]}
              />
            </div>
          )}
        </DataState>
      </Section>
      <Section
        title={copy.dynamics}
        actions={
          <LinkButton size="small" variant="text" {...linkProps(demands)}>
            {copy.toList}
          </LinkButton>
        }
      >
        <DataState compact state={dynamics} loading={<Skeleton lines={8} />}>
          {(entries) =>
            entries.length === 0 ? (
              <p className={css.muted}>{copy.noDynamics}</p>
            ) : (
              <ol className={css.dynamics}>
                {entries.slice(0, shown).map(({ id, text, createdTs }) => (
                  <li key={id} className={css.dynamic}>
                    <span>{text}</span>
                    <time className={css.time} dateTime={createdTs}>
                      {formatDateTime(createdTs)}
                    </time>
                  </li>
                ))}
              </ol>
            )
          }
        </DataState>
      </Section>
    </div>
  );
}
