import {
  StatisticsGroupLabels,
  StatisticsGroupValues,
  type DeskStatistics,
  type StatisticsGroup,
} from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { useId, type ReactNode } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { Dashboard } from '../../patterns/Dashboard/Dashboard.js';
import { DataState } from '../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.js';
import { DateRange } from '../../ui/DateRange/DateRange.js';
import { Field } from '../../ui/Field/Field.js';
import { Select } from '../../ui/Select/Select.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { StatisticsTable } from './StatisticsTable.js';
import * as css from './deskFigures.css.js';
import { statisticsCharts, statisticsFigures } from './statisticsFigures.js';
import type { StatisticsChoice } from './statisticsQuery.js';
import { useDeskFiguresCopy, type DeskFiguresCopy } from './copy.js';

export interface DeskStatisticsViewProps {
  readonly choice: StatisticsChoice;
  readonly state: DataStateValue<DeskStatistics>;
  readonly onChoose: (change: Partial<StatisticsChoice>) => void;
  /** Rendered beside the title of the table, such as an export. */
  readonly actions?: ReactNode;
}

/** Six figures beside the period before, two charts and a table of the groups. */
export function DeskStatisticsView({ choice, state, onChoose, actions }: DeskStatisticsViewProps) {
  const { from, until, groupBy } = choice;
  const copy = useDeskFiguresCopy();
  const id = useId();
  const data = state.status === 'ready' ? state.data : undefined;
  return (
    <div className={css.board}>
      <Dashboard
        title={copy.title}
        range={
          <div className={css.choice}>
            <DateRange
              legend={copy.period}
              start={from}
              end={until}
              onChange={({ start, end }) => start && end && onChoose({ from: start, until: end })}
            />
            <Field id={id} label={copy.groupBy}>
              {(control) => (
                <Select
                  {...control}
                  value={groupBy}
                  onChange={({ target }) => onChoose({ groupBy: target.value as StatisticsGroup })}
                  options={StatisticsGroupValues.map((value) => ({
                    value,
                    label: StatisticsGroupLabels[value],
                  }))}
                />
              )}
            </Field>
          </div>
        }
        updated={data ? periodFacts(data, copy) : ''}
        figures={data ? statisticsFigures(data, copy) : []}
        charts={data ? statisticsCharts(data, groupBy, copy) : []}
      />
      <DataState state={state} loading={<Skeleton preset="table" rows={12} />}>
        {({ rows, total, previous, moreRows }) =>
          rows.length === 0 ? (
            <EmptyState kind="filtered" title={copy.emptyTitle} line={copy.emptyLine} />
          ) : (
            <StatisticsTable {...{ rows, total, previous, moreRows, groupBy, actions }} />
          )
        }
      </DataState>
    </div>
  );
}

const periodFacts = (
  { previousFrom, previousUntil, updatedTs }: DeskStatistics,
  copy: DeskFiguresCopy,
) => [
  fillCopy(copy.previousPeriod, { from: previousFrom, until: previousUntil }),
  fillCopy(copy.updated, { time: formatDateTime(updatedTs) }),
];
