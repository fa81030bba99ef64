/**
 * Lets the stylesheet of a drawn page apply, which has the rules of what it shows first inline (packages/draw). Resolves once it
 * applies or cannot be loaded.
 */
export async function applySheet(page: Document): Promise<void> {
  const late = page.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  if (!late) return;
  late.media = 'all';
  if (late.sheet) return;
  // One that failed says so no more: another asks again.
  const link = late.cloneNode() as HTMLLinkElement;
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve, { once: true });
    late.replaceWith(link);
  });
}
