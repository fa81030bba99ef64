import { openers, pagesOf, refusal } from '../../e2e/support/sitePages.ts';
import { signIn } from './journeys.mjs';
import { pageAtRest } from './pageAtRest.mjs';
import { Screen } from './Screen.mjs';

/** Pages that show the words of a refusal: the one of refusals, and a region's with the texts of its pages. */
const refusing = ['/404', '/manage/regions/dianjiang'];

function faultsOf(address, { broken, text, wide }) {
  const said = /页面出错了|页面没有加载成功/.exec(text) ?? refusal.exec(text);
  return [
    ...(wide > 0 ? [`${wide} px too wide`] : []),
    ...broken.map((source) => `no picture: ${source}`),
    ...(said && !refusing.includes(address) ? [said[0]] : []),
  ];
}

/**
 * Opens all pages of an account at some widths. `look` receives the name of each, what it shows and the page, and resolves with
 * more faults. Resolves with the faults of all: errors, parts that are too wide, pictures that do not load, refusals.
 */
export async function walkPages({ page, origin, account, widths, look }) {
  const screen = new Screen(page, origin);
  const faults = [];
  if (account !== openers.visitor) await signIn(screen, account);
  for (const width of widths) {
    await page.resize(width, 900);
    for (const { address } of pagesOf(account)) {
      const started = page.problems.length;
      const name = `${address} at ${width} px`;
      const add = (more) => faults.push(...more.map((fault) => `${name}: ${fault}`));
      try {
        const seen = await pageAtRest(screen, address);
        add([...page.problems.slice(started), ...faultsOf(address, seen)]);
        if (look) add(await look(name, seen));
      } catch (error) {
        add([error.message]);
      }
    }
    console.log(`  ${account}, ${width} px: ${pagesOf(account).length} pages`);
  }
  return faults;
}
