// The board with antd and its charts.
import { Line, Scatter } from '@ant-design/charts';
import { Button, Card, Col, ConfigProvider, Row, Statistic, Table, Typography } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { GuaranteeData } from '@huiqi/sdk';
import { loadBoard, maps, thousands, tilesOf, trendOf, type Tile } from './board.js';
import { markDrawn } from './markDrawn.js';

interface Plot {
  readonly chart: { readonly on: (event: string, listener: () => void) => unknown };
}
const onReady = (plot: Plot) => plot.chart.on('afterrender', () => markDrawn(plot));

const height = 252;

function Trend({ unit, rows }: Pick<ReturnType<typeof trendOf>, 'unit' | 'rows'>) {
  return (
    <Line
      height={height}
      animate={false}
      data={rows}
      xField="month"
      yField="value"
      axis={{ y: { title: unit } }}
      onReady={onReady}
    />
  );
}

function Towns({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <Scatter
      height={height}
      animate={false}
      data={tiles}
      xField="column"
      yField="row"
      colorField="value"
      shapeField="hexagon"
      sizeField={24}
      axis={false}
      legend={false}
      scale={{
        x: { domain: [-1, 7] },
        y: { domain: [5, -1] },
        color: { palette: 'blues', type: 'linear' },
      }}
      label={{ text: ({ name, value }: Tile) => `${name}\n${value}`, position: 'inside' }}
      onReady={onReady}
    />
  );
}

interface CardProps {
  readonly title: string;
  readonly chart: ReactNode;
  readonly rows: readonly { readonly name: string; readonly value: number }[];
}

const columns = [
  { title: '名称', dataIndex: 'name' },
  { title: '数值', dataIndex: 'value', align: 'right', render: thousands },
] as const;

function ChartCard({ title, chart, rows }: CardProps) {
  const [reading, setReading] = useState(false);
  return (
    <Col xs={24} md={12}>
      <Card
        title={title}
        extra={
          <Button type="link" onClick={() => setReading(!reading)}>
            {reading ? '查看图表' : '查看数据'}
          </Button>
        }
      >
        {reading ? (
          <Table
            rowKey="name"
            size="small"
            pagination={false}
            scroll={{ y: height }}
            columns={[...columns]}
            dataSource={[...rows]}
          />
        ) : (
          chart
        )}
      </Card>
    </Col>
  );
}

function Board() {
  const [data, setData] = useState<GuaranteeData>();
  useEffect(() => {
    void loadBoard().then(setData);
  }, []);
  if (!data) return null;
  return (
    <main style={{ maxWidth: 1200, margin: '0 auto' }}>
      <Typography.Title level={1}>六稳工作监测</Typography.Title>
      <Card>数据截至 {data.updatedOn}</Card>
      <Row gutter={[16, 16]}>
        {data.stability.map(({ key, name, value, unit, change }) => (
          <Col key={key} xs={12} md={4}>
            <Card>
              <Statistic title={name} value={value ?? ''} suffix={unit} />
              <Typography.Text type={Number(change) < 0 ? 'danger' : 'success'}>
                较上年同期 {change}%
              </Typography.Text>
            </Card>
          </Col>
        ))}
        {data.stability.map((figure) => {
          const { title, unit, rows } = trendOf(figure);
          return (
            <ChartCard
              key={figure.key}
              title={title}
              chart={<Trend unit={unit} rows={rows} />}
              rows={rows.map(({ month, value }) => ({ name: month, value }))}
            />
          );
        })}
        {maps.map(({ kind, title }) => {
          const tiles = tilesOf(data.towns, kind);
          return (
            <ChartCard key={kind} title={title} chart={<Towns tiles={tiles} />} rows={tiles} />
          );
        })}
      </Row>
    </main>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <ConfigProvider locale={zhCN}>
      <Board />
    </ConfigProvider>,
  );
}
