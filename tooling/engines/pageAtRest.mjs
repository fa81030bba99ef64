/** Observations, a tenth of a second apart, that show the same: what a page loads after its content comes between. */
const restingLooks = 5;

/**
 * Runs in the page, as text: what it shows, and whether the site has drawn it or taken it over. Engines disagree about
 * `innerText`, which is why the visible text is collected here.
 */
function look() {
  const main =
    document.querySelector('main,h1') || document.getElementById('root').firstElementChild;
  const isReady =
    document.readyState === 'complete' &&
    !document.querySelector('[aria-busy=true]') &&
    main !== null &&
    Object.keys(main).some((key) => key.startsWith('__react'));
  const range = document.createRange();
  const isShown = (node) => {
    const { parentElement: element } = node;
    if (element.closest('option,script,style,noscript,details:not([open]) > :not(summary)'))
      return false;
    range.selectNodeContents(node);
    return range.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const textOf = (root) => {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let text = '';
    while (nodes.nextNode())
      if (nodes.currentNode.data.trim() !== '' && isShown(nodes.currentNode))
        text += `${nodes.currentNode.data} `;
    return text.trim();
  };
  return {
    isReady,
    text: textOf(main || document.body),
    all: textOf(document.body),
    width: innerWidth,
    wide: document.documentElement.scrollWidth - innerWidth,
    broken: [...document.images]
      .filter((one) => one.src && one.complete && one.naturalWidth === 0)
      .map((one) => one.src),
  };
}

/** Opens an address; resolves with what it shows once it no longer changes. */
export async function pageAtRest(screen, address) {
  await screen.open(address);
  let before;
  let looks = 0;
  return screen.until('a page that is at rest', async () => {
    const now = await screen.run(`(${look})()`);
    const isSame = now.isReady && now.text !== '' && now.all === before?.all;
    looks = isSame ? looks + 1 : 0;
    before = now;
    return looks >= restingLooks && now;
  });
}

/** Times of day, ages and counts of visits, which differ between two visits. */
const moving = /\d{1,2}:\d{2}(?::\d{2})?|\d+ ?(?:秒|分钟|小时)前?|刚刚|\d+ ?次/g;
const plain = (text) => text.replace(/\s+/g, '').replace(moving, '');

/** Where the text of a page differs from the other's, or undefined. */
export function textDifference(text, other) {
  const [mine, theirs] = [plain(text), plain(other)];
  if (mine === theirs) return undefined;
  const end = Math.min(mine.length, theirs.length);
  let at = 0;
  while (at < end && mine[at] === theirs[at]) at += 1;
  const around = (from) => from.slice(Math.max(0, at - 12), at + 24);
  return `"${around(mine)}" instead of "${around(theirs)}"`;
}
