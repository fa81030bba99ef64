/** Resolves once a link has loaded, or cannot be. */
const settled = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve, { once: true });
  });

/** Browsers without container queries load what the build wrote for them (tooling/browsers/olderSheet.mjs). */
async function addOlderSheet(page: Document): Promise<void> {
  const link = page.querySelector<HTMLLinkElement>('link[rel=stylesheet][crossorigin]');
  if (!link || CSS.supports('container-type:inline-size')) return;
  const older = link.cloneNode() as HTMLLinkElement;
  older.href = link.href.replace('.css', '.older.css');
  link.after(older);
  await settled(older);
}

/**
 * Lets the stylesheet of a drawn page apply, which has the rules of what it shows first inline (packages/draw). Resolves once it
 * applies or cannot be loaded.
 */
export async function applySheet(page: Document): Promise<void> {
  const late = page.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  const older = () => addOlderSheet(page);
  if (!late) return older();
  late.media = 'all';
  if (late.sheet) return older();
  // One that failed says so no more: another asks again.
  const link = late.cloneNode() as HTMLLinkElement;
  const loaded = settled(link);
  late.replaceWith(link);
  await loaded;
  await older();
}
