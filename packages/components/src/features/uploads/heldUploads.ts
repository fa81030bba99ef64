import type { UploadQueue } from './uploadQueue.js';

/** Queues of forms that are open. */
const open = new Map<UploadQueue, string>();
/** Unsent files of forms that a login replaced, by key. */
const held = new Map<string, UploadQueue>();

/** The queue kept under this key. */
export const heldQueue = (name: string): UploadQueue | undefined => held.get(name);

/** Called when the form is shown, or came back. */
export function openQueue(name: string, queue: UploadQueue): void {
  held.delete(name);
  open.set(queue, name);
  queue.resume();
}

/** Keeps unsent files beyond their form, for when it comes back after a login. */
export function holdQueue(name: string, queue: UploadQueue): void {
  open.delete(queue);
  queue.pause();
  if (queue.list().length > 0) held.set(name, queue);
}

/** Aborts and discards the unsent files of a form, also while it is open: its key starts with `name`. Defaults to all. */
export function forgetUploads(name = ''): void {
  for (const [queue, key] of open) if (key.startsWith(name)) queue.stop();
  for (const key of held.keys()) if (key.startsWith(name)) held.delete(key);
}
