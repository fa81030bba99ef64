import { atMost, type Figure, type Section } from '../report.js';
import type { PageLoad } from './loadPage.js';

type Pick = (load: PageLoad) => number;

export interface Medians {
  readonly rounds: number;
  /** Median over the rounds. */
  of(name: string, pick: Pick): number;
  /** Median of the ratios to another page in the same round. */
  ratio(name: string, to: string, pick: Pick): number;
}

const scripts: Pick = ({ scriptBytes }) => scriptBytes / 1024;
const all: Pick = ({ bytes }) => bytes / 1024;
const lcp: Pick = (load) => load.lcp;
const tbt: Pick = (load) => load.tbt;
// To a thousandth, as audits report it.
const shift: Pick = (load) => Math.round(load.shift * 1000) / 1000;
const ready: Pick = (load) => load.ready;

const sitePages = ['/homePage', '/loan', '/productDetail', '/policyOnline'];
const shown: Readonly<Record<string, string>> = { '/policyOnline': 'first policy' };

const how = (rounds: number) =>
  `Chromium over the bare protocol, from a page of another site, empty cache, 4× slower processor, Fast 4G, ${rounds} interleaved rounds: medians of the figures and of each round's ratios`;

function peer({ of }: Medians, name: string, label: string): Figure[] {
  return [
    { name: `${label} scripts over the line`, value: of(name, scripts), unit: 'KB' },
    { name: `${label} LCP`, value: of(name, lcp), unit: 'ms' },
    { name: `${label} shown`, value: of(name, ready), unit: 'ms' },
    { name: `${label} TBT`, value: of(name, tbt), unit: 'ms' },
  ];
}

function pageFigures({ of, ratio }: Medians, name: string): Figure[] {
  const first = `${name} ${shown[name] ?? 'first product'}`;
  return [
    { name: `${name} scripts over the line`, value: of(name, scripts), unit: 'KB' },
    { name: `${name} everything over the line`, value: of(name, all), unit: 'KB' },
    { name: `${name} LCP`, value: of(name, lcp), unit: 'ms' },
    atMost(`${name} LCP ÷ React hello`, ratio(name, 'hello', lcp), 1.05, '×'),
    atMost(`${name} LCP ÷ antd list page`, ratio(name, 'antd list', lcp), 0.45, '×'),
    { name: `${first} painted`, value: of(name, ready), unit: 'ms' },
    atMost(`${first} ÷ antd list page`, ratio(name, 'antd list', ready), 0.25, '×'),
    atMost(`${name} TBT`, of(name, tbt), 20, 'ms'),
    atMost(`${name} layout shift`, of(name, shift), 0, ''),
  ];
}

/** In an empty tab React hello gets a process that is there; the site, which is isolated, a new one. */
const emptyTabFigures = ({ of, ratio }: Medians): Figure[] => [
  { name: 'React hello in an empty tab: LCP', value: of('hello, empty tab', lcp), unit: 'ms' },
  { name: '/loan in an empty tab: LCP', value: of('/loan, empty tab', lcp), unit: 'ms' },
  {
    name: '/loan in an empty tab: LCP ÷ React hello in one',
    value: ratio('/loan, empty tab', 'hello, empty tab', lcp),
    unit: '×',
  },
];

const siteSection = (medians: Medians): Section => ({
  title: 'Site: first load',
  how: how(medians.rounds),
  figures: [
    ...peer(medians, 'hello', 'React hello'),
    ...peer(medians, 'antd list', 'antd list page'),
    ...sitePages.flatMap((name) => pageFigures(medians, name)),
    ...emptyTabFigures(medians),
  ],
});

function widgetFigures({ of, ratio }: Medians, name: string, target?: number): Figure[] {
  const toAntd = ratio(name, 'antd widget', ready);
  const label = `${name} ÷ antd widget`;
  return [
    { name: `${name} scripts over the line`, value: of(name, scripts), unit: 'KB' },
    { name: `${name} first card`, value: of(name, ready), unit: 'ms' },
    { name: `${name} ÷ React hello`, value: ratio(name, 'hello', ready), unit: '×' },
    target === undefined
      ? { name: label, value: toAntd, unit: '×' }
      : atMost(label, toAntd, target, '×'),
    atMost(`${name} TBT`, of(name, tbt), 50, 'ms'),
    atMost(`${name} layout shift`, of(name, shift), 0, ''),
  ];
}

const widgetSection = (medians: Medians): Section => ({
  title: 'Embed: from navigation to the first card (script tag in a partner page)',
  how: how(medians.rounds),
  figures: [
    { name: 'React hello mounted', value: medians.of('hello', ready), unit: 'ms' },
    ...widgetFigures(medians, 'widget'),
    ...widgetFigures(medians, 'widget, loan.js', 0.4),
    ...peer(medians, 'antd widget', 'antd widget'),
  ],
});

/** What the loads of all pages come to. */
export const pageSections = (medians: Medians): Section[] => [
  siteSection(medians),
  widgetSection(medians),
];
