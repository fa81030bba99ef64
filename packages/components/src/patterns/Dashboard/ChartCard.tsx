import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.js';
import * as css from './ChartCard.css.js';
import { chart as card } from './Dashboard.css.js';
import { DataTable, type ChartData } from './DataTable.js';

export interface DashboardChart {
  readonly id: string;
  readonly title: string;
  /** Fills the slot of 280 px; a direct `svg` is stretched. */
  readonly chart: ReactNode;
  /** The same data as a table, for users who cannot see the chart. */
  readonly data: ChartData;
  /** The slot grows with the chart, such as a list of bars, from 280 px. */
  readonly growing?: boolean | undefined;
  /** Half or full width. Defaults to `half`. */
  readonly width?: keyof typeof card | undefined;
}

export interface ChartCardProps extends Omit<DashboardChart, 'id'> {
  /** Defaults to 查看数据. */
  readonly dataText?: string | undefined;
  /** Defaults to 查看图表. */
  readonly chartText?: string | undefined;
}

/** A chart with its data table in the same place. */
export function ChartCard(props: ChartCardProps) {
  const { title, chart, data, growing = false, width = 'half' } = props;
  const { dataText = '查看数据', chartText = '查看图表' } = props;
  const [reading, setReading] = useState(false);
  const id = useId();
  const text = reading ? chartText : dataText;
  return (
    <section className={card[width]} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <Button
          size="small"
          variant="text"
          aria-label={`${text}：${title}`}
          onClick={() => setReading(!reading)}
        >
          {text}
        </Button>
      </div>
      {reading ? (
        <DataTable title={title} label={`${dataText}：${title}`} data={data} />
      ) : (
        <div className={growing ? css.growing : css.slot}>{chart}</div>
      )}
    </section>
  );
}
