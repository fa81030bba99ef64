import { isHuiqiError, type UploadedObject } from '@huiqi/sdk';

/** A file being uploaded. */
export interface QueuedUpload {
  readonly id: string;
  readonly file: File;
  readonly status: 'waiting' | 'uploading' | 'failed';
  /** 0 to 100. */
  readonly progress: number;
  readonly error?: string;
  /** It failed without network or session, and continues when there is one. */
  readonly isBroken?: boolean;
}

export interface UploadCall {
  readonly signal: AbortSignal;
  readonly onProgress: (sent: number, total: number) => void;
}

export interface UploadQueueOptions {
  readonly upload: (file: File, call: UploadCall) => Promise<UploadedObject>;
  readonly onDone: (stored: UploadedObject, file: File) => void;
  /** Message of a failure. */
  readonly describe: (error: unknown) => string;
}

export interface UploadQueue {
  /** Sets the callbacks; call it before the first file is added. */
  configure(options: UploadQueueOptions): void;
  add(files: readonly File[]): void;
  /** Aborts an upload, or removes a failed one. */
  remove(id: string): void;
  retry(id: string): void;
  /** Continues uploads stopped by a lost connection or session. */
  resume(): void;
  /** Aborts and removes everything. */
  stop(): void;
  /** Aborts everything as if the connection had been lost: all files stay, and continue with `resume`. */
  pause(): void;
  list(): readonly QueuedUpload[];
  subscribe(listener: () => void): () => void;
}

/** More would only share the same bandwidth. */
const atOnce = 2;

const isBrokenLine = (error: unknown) =>
  isHuiqiError(error) &&
  (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'auth');

/** Uploads files, a few at a time. A failed one keeps its position until it is removed or retried. */
export function createUploadQueue(): UploadQueue {
  let options: UploadQueueOptions | undefined;
  let uploads: readonly QueuedUpload[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const controllers = new Map<string, AbortController>();

  const publish = (next: readonly QueuedUpload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, change: Partial<QueuedUpload>) =>
    publish(uploads.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const forget = (id: string) => publish(uploads.filter((one) => one.id !== id));

  async function run({ id, file }: QueuedUpload): Promise<void> {
    if (!options) throw new Error('The queue of uploads is not configured');
    const controller = new AbortController();
    controllers.set(id, controller);
    change(id, { status: 'uploading', progress: 0 });
    const onProgress = (sent: number, total: number) => {
      if (controllers.get(id) === controller)
        change(id, { progress: total > 0 ? (sent / total) * 100 : 0 });
    };
    try {
      const stored = await options.upload(file, { signal: controller.signal, onProgress });
      if (controllers.get(id) !== controller) return;
      forget(id);
      options.onDone(stored, file);
    } catch (error) {
      if (controllers.get(id) !== controller) return;
      const reason = options.describe(error);
      change(id, { status: 'failed', error: reason, isBroken: isBrokenLine(error) });
    } finally {
      if (controllers.get(id) === controller) controllers.delete(id);
      startNext();
    }
  }

  function startNext(): void {
    const free = atOnce - controllers.size;
    for (const one of uploads.filter(({ status }) => status === 'waiting').slice(0, free))
      void run(one);
  }

  function restart(isChosen: (one: QueuedUpload) => boolean): void {
    publish(
      uploads.map((one) =>
        one.status === 'failed' && isChosen(one)
          ? { id: one.id, file: one.file, status: 'waiting', progress: 0 }
          : one,
      ),
    );
    startNext();
  }

  function abort(id: string): void {
    const controller = controllers.get(id);
    controllers.delete(id);
    controller?.abort();
  }

  return {
    configure: (next) => {
      options = next;
    },
    add: (files) => {
      const added = files.map((file): QueuedUpload => {
        count += 1;
        return { id: `upload-${count}`, file, status: 'waiting', progress: 0 };
      });
      publish([...uploads, ...added]);
      startNext();
    },
    remove: (id) => {
      abort(id);
      forget(id);
      startNext();
    },
    retry: (id) => restart((one) => one.id === id),
    resume: () => restart(({ isBroken }) => isBroken === true),
    stop: () => {
      for (const { id } of uploads) abort(id);
      publish([]);
    },
    pause: () => {
      for (const { id } of uploads) abort(id);
      publish(
        uploads.map((one) =>
          one.status === 'failed' ? one : { ...one, status: 'failed', progress: 0, isBroken: true },
        ),
      );
    },
    list: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
