import type { ReportColumnChart, ReportRadarChart } from '@huiqi/sdk/report';
import { formatThousands } from '@huiqi/sdk/domain';
import { BarChart } from '../../patterns/charts/BarChart.js';
import { ChartFigure } from '../../patterns/charts/ChartFigure.js';
import { seriesTable } from '../../patterns/charts/chartData.js';
import { LineChart } from '../../patterns/charts/LineChart.js';
import { RadarChart } from '../../patterns/charts/RadarChart.js';
import { useReportsCopy } from './copy.js';

/** Maximum distinguishable series (patterns/charts/README.md). */
const maxSeries = 4;
const format = (value: number) => formatThousands(value, 2);
const formatWhole = (value: number) => formatThousands(value);

export interface ReportChartProps {
  readonly block: ReportColumnChart | ReportRadarChart;
}

/** A chart of the report with its figures as a table in the same place. */
export function ReportChart({ block }: ReportChartProps) {
  return block.kind === 'radar' ? <Abilities block={block} /> : <Along block={block} />;
}

function Abilities({ block }: { readonly block: ReportRadarChart }) {
  const copy = useReportsCopy();
  const { caption, axes } = block;
  const chart = {
    title: caption,
    categoryLabel: copy.ability,
    categories: axes.map(({ name }) => name),
    unit: copy.points,
    format: formatWhole,
    series: [{ key: 'score', label: copy.score, values: axes.map(({ value }) => value) }],
  };
  return (
    <ChartFigure title={caption} data={seriesTable(chart)}>
      <RadarChart {...chart} />
    </ChartFigure>
  );
}

function Along({ block }: { readonly block: ReportColumnChart }) {
  const copy = useReportsCopy();
  const { kind, caption, unit, categories, series } = block;
  const whole = {
    title: caption,
    categoryLabel: copy.category,
    categories,
    unit,
    format,
    formatTick: formatWhole,
    series: series.map(({ name, values }) => ({ key: name, label: name, values })),
  };
  const drawn = { ...whole, series: whole.series.slice(0, maxSeries) };
  return (
    <ChartFigure title={caption} data={seriesTable(whole)}>
      {kind === 'bars' ? <BarChart {...drawn} /> : <LineChart {...drawn} />}
    </ChartFigure>
  );
}
