/**
 * Lets the whole stylesheet of a drawn page apply, which has what it shows first inline (apps/server/src/site). Resolves once it
 * does, or cannot be loaded.
 */
export async function applySheet(document: Document): Promise<void> {
  const late = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  if (!late) return;
  // One that failed says so no more: another asks again.
  const link = late.sheet ? late : (late.cloneNode() as HTMLLinkElement);
  link.media = 'all';
  if (link === late) return;
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve, { once: true });
    late.after(link);
  });
  late.remove();
}
