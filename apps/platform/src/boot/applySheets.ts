/** Resolves once the sheet applies or cannot be loaded. */
async function apply(late: HTMLLinkElement): Promise<void> {
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

const nextTask = (document: Document) =>
  new Promise<void>((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Lets the stylesheets of a drawn page apply, which has what it shows first inline (apps/server/src/site): in a frame each, so that
 * none takes long, and the last of them first, so that each rule stays behind those that it stood behind.
 */
export async function applySheets(document: Document): Promise<void> {
  const late = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  for (const link of [...late].reverse()) {
    await apply(link);
    await nextTask(document);
  }
}
