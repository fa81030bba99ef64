import { createUploadQueue, type UploadQueue } from './uploadQueue.js';

const held = new Map<string, UploadQueue>();

/** The queue kept under this key, or a new one. */
export const heldQueue = (name: string | undefined): UploadQueue =>
  (name === undefined ? undefined : held.get(name)) ?? createUploadQueue();

/** Keeps unsent files beyond their form, for when it comes back after a login. */
export function holdQueue(name: string, queue: UploadQueue): void {
  queue.pause();
  if (queue.list().length > 0) held.set(name, queue);
}

/** Called when the form came back, or its files were discarded. */
export const forgetQueue = (name: string): void => void held.delete(name);
