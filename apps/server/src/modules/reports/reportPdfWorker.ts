import { parentPort } from 'node:worker_threads';
import { printReport } from '@huiqi/report/node';
import type { PdfJob, PdfResult } from './pdfJob.js';

const reply = (result: PdfResult, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(result, transfer);

parentPort?.on('message', ({ id, document }: PdfJob) => {
  printReport(document).then(
    (bytes) => reply({ id, bytes }, [bytes.buffer]),
    (error: unknown) => reply({ id, problem: String(error) }),
  );
});
