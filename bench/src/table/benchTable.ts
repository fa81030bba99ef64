import { atMost, median, type Figure, type Section } from '../report.js';
import { openBrowser } from '../site/openBrowser.js';
import { measureNetwork, measureTable, type TablePage, type TableRun } from './measureTable.js';
import { servePages } from './servePages.js';

const tables: readonly TablePage[] = [
  { name: 'handMadePage', box: '#box', sort: '#box th button' },
  { name: 'ourPage', box: '[role=region]', sort: 'th button' },
  {
    name: 'antdPage',
    box: '.ant-table-tbody-virtual-holder',
    sort: '.ant-table-column-has-sorters',
  },
];
const labels: Readonly<Record<string, string>> = {
  handMadePage: 'hand-made window',
  ourPage: 'our windowed table',
  antdPage: "antd's virtual table",
};

const share = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN;

/** 10,000 rows in our windowed table, in a hand-made window and in antd's virtual table; the network of 2,000 nodes. */
export async function benchTable(rounds = 7): Promise<Section[]> {
  const pages = await servePages([...tables.map(({ name }) => name), 'networkPage']);
  const browser = await openBrowser();
  const seen = new Map<string, TableRun[]>(tables.map(({ name }) => [name, []]));
  const networks: Awaited<ReturnType<typeof measureNetwork>>[] = [];
  try {
    for (let round = -1; round < rounds; round += 1) {
      for (const table of tables) {
        const run = await measureTable(browser, `${pages.url}/${table.name}`, table);
        if (round >= 0) seen.get(table.name)?.push(run);
      }
      const network = await measureNetwork(browser, `${pages.url}/networkPage`);
      if (round >= 0) networks.push(network);
    }
  } finally {
    await browser.close();
    await pages.stop();
  }
  const of = (name: string, pick: (run: TableRun) => number) =>
    median((seen.get(name) ?? []).map(pick));
  const ofEach = (what: string, unit: string, pick: (run: TableRun) => number): Figure[] =>
    tables.map(({ name }) => ({
      name: `${labels[name]}: ${what}`,
      value: of(name, pick),
      unit,
    }));
  const mount = ({ mount: value }: TableRun) => value;
  const tasks = ({ scroll }: TableRun) => scroll.long.length;
  const frame = ({ scroll }: TableRun) => share(scroll.frames, 0.95);
  const how = `Chromium, ${rounds} interleaved rounds, medians`;
  return [
    {
      title: 'Table: 10,000 rows',
      how: `${how}; 120 frames of 600 px`,
      figures: [
        ...ofEach('mount to paint', 'ms', mount),
        ...ofEach('sort to paint', 'ms', ({ sort }) => sort),
        ...ofEach('frame while scrolling, p95', 'ms', frame),
        ...ofEach('tasks of 50 ms while scrolling', '', tasks),
        atMost(
          'our mount ÷ hand-made window',
          of('ourPage', mount) / of('handMadePage', mount),
          1.5,
          '×',
        ),
        atMost('our long tasks while scrolling', of('ourPage', tasks), 0, ''),
      ],
    },
    {
      title: 'Network: 2,000 nodes',
      how: `${how}; 80 frames of hovering, 160 of zooming`,
      figures: [
        {
          name: 'frame while it is arranged, p95',
          value: median(networks.map(({ settle }) => share(settle.frames, 0.95))),
          unit: 'ms',
        },
        {
          name: 'tasks of 50 ms while it is arranged',
          value: median(networks.map(({ settle }) => settle.long.length)),
          unit: '',
        },
        {
          name: 'frame while it is moved, median',
          value: median(networks.map(({ move }) => share(move.frames, 0.5))),
          unit: 'ms',
        },
        {
          name: 'frame while it is moved, p95',
          value: median(networks.map(({ move }) => share(move.frames, 0.95))),
          unit: 'ms',
        },
        atMost(
          'tasks of 50 ms while it is moved',
          median(networks.map(({ move }) => move.long.length)),
          0,
          '',
        ),
      ],
    },
  ];
}
