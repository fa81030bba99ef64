import type { BigScreen, GuaranteeData } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { AreaChart } from '../../patterns/charts/AreaChart.js';
import { BarChart } from '../../patterns/charts/BarChart.js';
import { seriesTable, type SeriesChartData } from '../../patterns/charts/chartData.js';
import { RankChart } from '../../patterns/charts/RankChart.js';
import { rankTable } from '../../patterns/charts/rankData.js';
import { Dashboard } from '../../patterns/Dashboard/Dashboard.js';
import type { DashboardChart } from '../../patterns/Dashboard/ChartCard.js';
import { useGuaranteesCopy, type GuaranteesCopy } from './copy.js';
import { toChanges, updatedText } from './figures.js';
import { townMap } from './townMap.js';
import { WallClock } from './WallClock.js';

export interface BigScreenViewProps {
  readonly figures: BigScreen;
  readonly data: GuaranteeData;
}

const height = 170;
const ranked = 5;

/** A wall display: four figures, loans by month, the townships with the first of them, and changes on both boards. */
export function BigScreenView({ figures, data }: BigScreenViewProps) {
  const copy = useGuaranteesCopy();
  const entities = data.guarantees.find(({ key }) => key === 'market-entities');
  const loans = loanTrend(figures, copy);
  const ranking = townRanking(data.towns, copy);
  const changes = (id: 'stability' | 'guarantees', title: string): DashboardChart => {
    const bars = toChanges(data[id], copy);
    return {
      id,
      title,
      chart: <BarChart title={title} {...bars} height={height} />,
      data: seriesTable(bars),
    };
  };
  return (
    <Dashboard
      scale="bigScreen"
      title={copy.bigScreenTitle}
      range={<WallClock />}
      updated={updatedText(data, copy)}
      figures={[
        {
          label: copy.enterprises,
          value: formatThousands(String(figures.enterpriseNumber)),
          unit: copy.enterpriseUnit,
        },
        { label: copy.financing, value: formatThousands(figures.financingAmount), unit: copy.wan },
        {
          label: copy.applications,
          value: formatThousands(String(figures.orderNumber)),
          unit: copy.times,
        },
        {
          label: copy.marketEntities,
          value: formatThousands(entities?.value),
          unit: entities?.value ? entities.unit : undefined,
        },
      ]}
      charts={[
        {
          id: 'loans',
          title: copy.financingTrend,
          chart: <AreaChart title={copy.financingTrend} {...loans} height={height} start="last" />,
          data: seriesTable(loans),
        },
        { ...townMap('marketEntities', data.towns, copy, 'fit'), width: 'full' },
        {
          id: 'ranking',
          title: ranking.title,
          chart: <RankChart {...ranking} />,
          data: rankTable(ranking),
        },
        changes('stability', copy.stabilityChange),
        changes('guarantees', copy.guaranteesChange),
      ]}
    />
  );
}

const townRanking = (towns: GuaranteeData['towns'], copy: GuaranteesCopy) => ({
  title: copy.ranking,
  rankLabel: copy.town,
  valueLabel: copy.marketEntities,
  unit: copy.households,
  format: (value: number) => formatThousands(String(value)),
  rows: [...towns]
    .sort((one, other) => other.marketEntities - one.marketEntities)
    .slice(0, ranked)
    .map(({ code, name, marketEntities }) => ({ key: code, label: name, value: marketEntities })),
});

const loanTrend = ({ trend }: BigScreen, copy: GuaranteesCopy): SeriesChartData => ({
  categoryLabel: copy.month,
  categories: trend.map(({ month }) => month),
  unit: copy.wan,
  format: (value) => formatThousands(String(value)),
  series: [{ key: 'loans', label: copy.loans, values: trend.map(({ value }) => Number(value)) }],
});
