const key = 'huiqi:closed-announcements';
const changes = [key, 'storage'];
/** Older ones have ended. */
const most = 20;
/** Where storages are blocked, they are closed for one page. */
let unkept = '';

/** Ids of the announcements that this browser shows no more; public/assets/display.js hides them before the first paint. */
export function readClosed(): string {
  try {
    return localStorage.getItem(key) ?? unkept;
  } catch {
    return unkept;
  }
}

export function closeAnnouncement(id: string): void {
  unkept = [...readClosed().split(' '), id].filter(Boolean).slice(-most).join(' ');
  try {
    localStorage.setItem(key, unkept);
  } catch {
    // As above.
  }
  dispatchEvent(new Event(key));
}

/** Calls the listener after a change, in other tabs too. Returns an unsubscribe function. */
export function onClosed(listener: () => void): () => void {
  for (const type of changes) addEventListener(type, listener);
  return () => {
    for (const type of changes) removeEventListener(type, listener);
  };
}
