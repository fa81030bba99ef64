import { isAsked } from '../asked.js';
import { atMost, median, type Figure, type Section } from '../report.js';
import type { PageLoad } from '../site/loadPage.js';
import type { Medians } from '../site/pageSections.js';
import { peerPages } from './servePeers.js';

const lcp = (load: PageLoad) => load.lcp;
const tbt = (load: PageLoad) => load.tbt;
const shown = ({ ready }: PageLoad) => ready;
const shift = (load: PageLoad) => Math.round(load.shift * 1000) / 1000;
const scripts = ({ scriptBytes }: PageLoad) => scriptBytes / 1024;

function figuresOf({ of, ratio }: Medians, name: string): Figure[] {
  const peer = `antd ${name}`;
  return [
    { name: `${name} scripts over the line`, value: of(name, scripts), unit: 'KB' },
    { name: `${name} LCP`, value: of(name, lcp), unit: 'ms' },
    atMost(`${name} LCP ÷ React hello`, ratio(name, 'hello', lcp), 1.5, '×'),
    atMost(`${name} LCP ÷ antd`, ratio(name, peer, lcp), 0.5, '×'),
    { name: `${name} data shown`, value: of(name, shown), unit: 'ms' },
    { name: `${name} data shown ÷ antd`, value: ratio(name, peer, shown), unit: '×' },
    atMost(`${name} layout shift`, of(name, shift), 0.05, ''),
    { name: `${name} TBT`, value: of(name, tbt), unit: 'ms' },
    { name: `${peer}: scripts over the line`, value: of(peer, scripts), unit: 'KB' },
    { name: `${peer}: LCP`, value: of(peer, lcp), unit: 'ms' },
    { name: `${peer}: layout shift`, value: of(peer, shift), unit: '' },
    { name: `${peer}: TBT`, value: of(peer, tbt), unit: 'ms' },
  ];
}

/** How pages of signed-in people load. */
export const loadSection = (medians: Medians): Section => ({
  title: 'Pages of signed-in people: first load',
  how: `Chromium over the bare protocol, 1440 px, empty cache, 4× slower processor, Fast 4G, ${medians.rounds} interleaved rounds: medians of the figures and of each round's ratios; peers: antd with pro-components`,
  figures: [
    { name: 'React hello LCP', value: medians.of('hello', lcp), unit: 'ms' },
    ...peerPages.filter(isAsked).flatMap((name) => figuresOf(medians, name)),
  ],
});

interface Interactions {
  readonly rounds: number;
  /** Milliseconds of each round, by the name of the interaction. */
  readonly ours: ReadonlyMap<string, readonly number[]>;
  readonly others: ReadonlyMap<string, readonly number[]>;
}

/** How soon pages of signed-in people show what an input did. */
export function interactionSection({ rounds, ours, others }: Interactions): Section {
  const medians = [...ours].map(([name, times]) => ({ name, ms: median(times) }));
  const figures = medians.flatMap(({ name, ms }): Figure[] => {
    const peer = others.get(name);
    return [
      atMost(name, ms, 100, 'ms'),
      ...(peer ? [{ name: `${name}, antd`, value: median(peer), unit: 'ms' }] : []),
    ];
  });
  return {
    title: 'Pages of signed-in people: from an input to the next paint',
    how: `Event Timing (steps of 8 ms, 16 or less counts as 16), 4× slower processor, ${rounds} interleaved rounds, medians; of typed letters the slowest`,
    figures: [atMost('median of all', median(medians.map(({ ms }) => ms)), 40, 'ms'), ...figures],
  };
}
