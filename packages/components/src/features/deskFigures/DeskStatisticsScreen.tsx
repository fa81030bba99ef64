import { getDeskStatistics } from '@huiqi/sdk';
import { useState } from 'react';
import type { ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { DeskStatisticsView } from './DeskStatisticsView.js';
import { StatisticsExport } from './StatisticsExport.js';
import { readStatisticsChoice } from './statisticsQuery.js';

export type DeskStatisticsScreenProps = ScreenProps;

/** Figures of loan applications; period and grouping are in the query. */
export function DeskStatisticsScreen({ query, setQuery }: DeskStatisticsScreenProps) {
  const [now] = useState(() => Date.now());
  const choice = readStatisticsChoice(query, now);
  const { from, until, groupBy } = choice;
  const statistics = useOperation(getDeskStatistics, { from, until, groupBy });
  return (
    <DeskStatisticsView
      choice={choice}
      state={toDataState(statistics)}
      actions={<StatisticsExport choice={choice} />}
      onChoose={(change) => setQuery(new URLSearchParams({ ...choice, ...change }))}
    />
  );
}
