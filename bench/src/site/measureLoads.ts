import { median } from '../report.js';
import { Chrome } from './Chrome.js';
import { loadPage, type LoadedPage, type PageLoad } from './loadPage.js';
import type { Medians } from './pageSections.js';

const describe = ({ lcp, ready, tbt, shift }: PageLoad): string =>
  `LCP ${lcp.toFixed(0)} · shown ${ready.toFixed(0)} · TBT ${tbt.toFixed(0)} · shift ${shift.toFixed(3)}`;

/** A load that failed is tried once more: one slow moment of the machine must not end the whole run. */
const loadSurely = (chrome: Chrome, page: LoadedPage): Promise<PageLoad> =>
  loadPage(chrome, page).catch((error: unknown) => {
    console.log(`  again: ${String(error)}`);
    return loadPage(chrome, page);
  });

/** Loads each page once a round, in this order. */
export async function measureLoads(
  pages: Readonly<Record<string, LoadedPage>>,
  rounds: number,
): Promise<Medians> {
  const loads = new Map<string, PageLoad[]>(Object.keys(pages).map((name) => [name, []]));
  const chrome = await Chrome.launch();
  try {
    // The first round fills the caches of the servers and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      console.log(round === 0 ? '\nwarming up' : `\nround ${round} of ${rounds}`);
      for (const [name, page] of Object.entries(pages)) {
        const load = await loadSurely(chrome, page);
        console.log(`  ${name.padEnd(17)} ${describe(load)}`);
        if (round > 0) loads.get(name)?.push(load);
      }
    }
  } finally {
    await chrome.close();
  }
  const all = (name: string) => loads.get(name) ?? [];
  return {
    rounds,
    of: (name, pick) => median(all(name).map(pick)),
    ratio: (name, to, pick) =>
      median(all(name).map((load, at) => pick(load) / pick(all(to)[at] ?? load))),
  };
}
