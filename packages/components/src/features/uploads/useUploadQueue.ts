import {
  isHuiqiError,
  isOffline,
  uploadToStorage,
  watchOnline,
  type UploadedObject,
  type UploadPurpose,
} from '@huiqi/sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useClient } from '../../provider/context.js';
import { useUploadsCopy } from './copy.js';
import { heldQueue, holdQueue, openQueue } from './heldUploads.js';
import { createUploadQueue, type QueuedUpload, type UploadQueue } from './uploadQueue.js';

export interface UploadQueueSettings {
  readonly purpose: UploadPurpose;
  readonly accept: readonly string[];
  readonly maxBytes: number;
  readonly onDone: (stored: UploadedObject, file: File) => void;
  /** Key under which unsent files are kept until the component comes back, its form is discarded, or the page is closed. */
  readonly holdAs?: string | undefined;
}

const nothing: readonly QueuedUpload[] = [];

/** The queue of a component: it ends with it, and continues when the network is back. */
export function useUploadQueue(settings: UploadQueueSettings): {
  readonly queue: UploadQueue;
  readonly uploads: readonly QueuedUpload[];
} {
  const { purpose, accept, maxBytes, onDone, holdAs } = settings;
  const client = useClient();
  const copy = useUploadsCopy();
  const [queue] = useState(
    () => (holdAs === undefined ? undefined : heldQueue(holdAs)) ?? createUploadQueue(),
  );
  useEffect(() => {
    queue.configure({
      upload: (file, call) => uploadToStorage(client, file, { ...call, purpose, accept, maxBytes }),
      onDone,
      describe: (error) => {
        if (isOffline()) return copy.offline;
        return isHuiqiError(error) ? error.userMessage : copy.failed;
      },
    });
  });
  useEffect(() => {
    if (holdAs !== undefined) openQueue(holdAs, queue);
    const stopWatching = watchOnline((online) => {
      if (online) queue.resume();
    });
    return () => {
      stopWatching();
      if (holdAs === undefined) queue.stop();
      else holdQueue(holdAs, queue);
    };
  }, [queue, holdAs]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.list, () => nothing);
  return { queue, uploads };
}
