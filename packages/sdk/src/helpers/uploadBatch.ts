import type { HuiqiClient } from '../client/HuiqiClient.js';
import { createIdempotencyKey } from '../client/requestId.js';
import { retryDelay } from '../client/retry.js';
import { toHuiqiError } from '../client/toHuiqiError.js';
import type { OperationData } from '../client/types.js';
import { wait } from '../client/wait.js';
import { HuiqiError } from '../errors/HuiqiError.js';
import { constants } from '../generated/constantTable.js';
import { uploadFiles } from '../generated/operations/uploads.js';
import { checkUpload, safeFileName, type UploadSource } from './checkUpload.js';

export interface BatchOptions {
  readonly signal?: AbortSignal | undefined;
  /** Attempts after a network failure. Defaults to 2; all carry one idempotency key, so that nothing is stored twice. */
  readonly retries?: number | undefined;
  /** Timeout of one attempt in milliseconds, 0 for none. Defaults to three minutes. */
  readonly timeoutMs?: number | undefined;
  /** Key of this user action. Defaults to a new one. */
  readonly idempotencyKey?: string | undefined;
}

const operationId = 'uploadFiles';
const attemptMs = 180_000;

/** Throws with one error per file, like the server: `files.0`, `files.2`. */
function checkAll(files: readonly UploadSource[]): void {
  const fieldErrors: Record<string, string> = {};
  for (const [at, file] of files.entries()) {
    try {
      checkUpload(file, { purpose: 'ATTACHMENT', operationId });
    } catch (error) {
      fieldErrors[`files.${at}`] = (error as HuiqiError).userMessage;
    }
  }
  const { batchFiles } = constants.uploads;
  if (files.length === 0) fieldErrors['files'] = '请选择文件';
  if (files.length > batchFiles) fieldErrors['files'] = `一次最多上传${batchFiles}个文件`;
  const [userMessage] = Object.values(fieldErrors);
  if (userMessage === undefined) return;
  const message = `${operationId}: not taken`;
  throw new HuiqiError({ kind: 'validation', message, userMessage, fieldErrors, operationId });
}

/**
 * Uploads several files in one request (spec 1 §7 batchUpload): all or none. Returns them in the order given. The
 * `fieldErrors` of its HuiqiError name refused files by their place: `files.0`.
 */
export async function uploadBatch(
  client: HuiqiClient,
  files: readonly UploadSource[],
  options: BatchOptions = {},
): Promise<OperationData<'uploadFiles'>> {
  checkAll(files);
  const { signal, retries = 2, timeoutMs = attemptMs } = options;
  const idempotencyKey = options.idempotencyKey ?? createIdempotencyKey();
  for (let attempt = 0; ; attempt += 1) {
    // Not every transport can resend a form.
    const body = new FormData();
    for (const file of files) body.append('files', file, safeFileName(file.name ?? ''));
    try {
      return await uploadFiles(client, { body }, { signal, timeoutMs, idempotencyKey });
    } catch (error) {
      if (!(error instanceof HuiqiError) || !error.retryable || attempt >= retries) throw error;
      await wait(retryDelay(attempt, error), signal).catch((interruption: unknown) => {
        throw toHuiqiError(interruption, { operationId, requestId: '' });
      });
    }
  }
}
