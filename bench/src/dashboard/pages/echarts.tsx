// The board on ECharts as its handbook advises for few bytes: only the charts in use, React and a style sheet of its own.
import { LineChart, ScatterChart } from 'echarts/charts';
import { GridComponent, TooltipComponent, VisualMapComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import type { EChartsCoreOption } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { GuaranteeData } from '@huiqi/sdk';
import { loadBoard, maps, thousands, tilesOf, trendOf, type Tile } from './board.js';
import './echarts.css';
import { markDrawn } from './markDrawn.js';

echarts.use([
  LineChart,
  ScatterChart,
  GridComponent,
  TooltipComponent,
  VisualMapComponent,
  CanvasRenderer,
]);

type Rows = ReturnType<typeof trendOf>['rows'];

const lineOption = (unit: string, rows: Rows) => ({
  animation: false,
  grid: { left: 56, right: 12, top: 28, bottom: 28 },
  tooltip: { trigger: 'axis' },
  xAxis: { type: 'category', data: rows.map(({ month }) => month) },
  yAxis: { type: 'value', name: unit, scale: true },
  series: [{ type: 'line', data: rows.map(({ value }) => value) }],
});

const mapOption = (tiles: readonly Tile[]) => {
  const values = tiles.map(({ value }) => value);
  return {
    animation: false,
    grid: { left: 8, right: 8, top: 8, bottom: 8 },
    tooltip: {},
    visualMap: { show: false, min: Math.min(...values), max: Math.max(...values), dimension: 2 },
    xAxis: { show: false, min: -1, max: 7 },
    yAxis: { show: false, inverse: true, min: -1, max: 5 },
    series: [
      {
        type: 'scatter',
        symbol: 'path://M0,-10L8.7,-5L8.7,5L0,10L-8.7,5L-8.7,-5Z',
        symbolSize: [48, 54],
        label: {
          show: true,
          formatter: ({ value }: { value: unknown[] }) => `${value[3]}\n${value[2]}`,
        },
        data: tiles.map(({ name, column, row, value }) => [column, row, value, name]),
      },
    ],
  };
};

function Chart({ option }: { readonly option: EChartsCoreOption }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current) return undefined;
    const chart = echarts.init(ref.current);
    chart.on('finished', () => markDrawn(chart));
    chart.setOption(option);
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      chart.dispose();
    };
  }, [option]);
  return <div className="chart" ref={ref} />;
}

interface CardProps {
  readonly title: string;
  readonly option: EChartsCoreOption;
  readonly rows: readonly (readonly [string, number])[];
}

function ChartCard({ title, option, rows }: CardProps) {
  const [reading, setReading] = useState(false);
  return (
    <section className="card half">
      <header>
        <h2>{title}</h2>
        <button type="button" onClick={() => setReading(!reading)}>
          {reading ? '查看图表' : '查看数据'}
        </button>
      </header>
      {reading ? (
        <table>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{thousands(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Chart option={option} />
      )}
    </section>
  );
}

function Board() {
  const [data, setData] = useState<GuaranteeData>();
  useEffect(() => {
    void loadBoard().then(setData);
  }, []);
  if (!data) return null;
  return (
    <main>
      <h1>六稳工作监测</h1>
      <p className="card bar">数据截至 {data.updatedOn}</p>
      <div className="grid">
        {data.stability.map(({ key, name, value, unit, change }) => (
          <div key={key} className="card figure">
            <p>{name}</p>
            <strong>{value === null ? '' : thousands(value)}</strong> {unit}
            <p className={Number(change) < 0 ? 'down' : 'up'}>较上年同期 {change}%</p>
          </div>
        ))}
        {data.stability.map((figure) => {
          const { title, unit, rows } = trendOf(figure);
          return (
            <ChartCard
              key={figure.key}
              title={title}
              option={lineOption(unit, rows)}
              rows={rows.map(({ month, value }) => [month, value] as const)}
            />
          );
        })}
        {maps.map(({ kind, title }) => {
          const tiles = tilesOf(data.towns, kind);
          return (
            <ChartCard
              key={kind}
              title={title}
              option={mapOption(tiles)}
              rows={tiles.map(({ name, value }) => [name, value] as const)}
            />
          );
        })}
      </div>
    </main>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Board />);
