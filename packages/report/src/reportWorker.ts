import type { PrintJob, PrintResult } from './printJob.js';
import { printInBrowser } from './printInBrowser.js';

/** The part of a worker's global scope that is used, which the DOM types do not know. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<PrintJob>) => void): void;
  postMessage(result: PrintResult, transfer?: Transferable[]): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('message', ({ data: { id, document, fontUrls } }) => {
  printInBrowser(document, fontUrls).then(
    (bytes) => scope.postMessage({ id, bytes }, [bytes.buffer]),
    (error: unknown) =>
      scope.postMessage({ id, problem: error instanceof Error ? error.message : String(error) }),
  );
});
