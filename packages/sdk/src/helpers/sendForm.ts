import { transportError } from '../errors/make.js';

export interface SendFormOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface FormResponse {
  readonly status: number;
  /** Parsed JSON, or undefined. */
  readonly body: unknown;
}

const context = { operationId: 'uploadFile', requestId: '' };

/** Posts a form, with XMLHttpRequest where available: `fetch` reports no upload progress. */
export function sendForm(
  address: string,
  form: FormData,
  options: SendFormOptions,
): Promise<FormResponse> {
  if (options.signal?.aborted) return Promise.reject(transportError('aborted', context, 'aborted'));
  return typeof XMLHttpRequest === 'undefined'
    ? byFetch(address, form, options)
    : byXhr(address, form, options);
}

function byXhr(address: string, form: FormData, options: SendFormOptions): Promise<FormResponse> {
  const { signal, onProgress, headers = {} } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const fail = (kind: 'aborted' | 'network') => () =>
      reject(transportError(kind, context, kind, { retryable: kind === 'network' }));
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(loaded, total));
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: parse(request.responseText) }),
    );
    request.addEventListener('error', fail('network'));
    request.addEventListener('abort', fail('aborted'));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort, { once: true });
    request.send(form);
  });
}

async function byFetch(
  address: string,
  form: FormData,
  { signal, onProgress, headers = {} }: SendFormOptions,
): Promise<FormResponse> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: form,
      headers,
      signal: signal ?? null,
    });
    const body = parse(await response.text());
    const file = form.get('file');
    const size = file instanceof Blob ? file.size : 0;
    onProgress?.(size, size);
    return { status: response.status, body };
  } catch {
    throw signal?.aborted
      ? transportError('aborted', context, 'aborted')
      : transportError('network', context, 'the network failed', { retryable: true });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
