import * as sdk from '@huiqi/sdk';
import type { HuiqiClient, HuiqiError, Operation, OperationId } from '@huiqi/sdk';

type Headings = readonly (readonly [name: string, value: string])[];

/** One request as it was sent and what came back, without their secrets. */
export interface SentRequest {
  readonly line: string;
  readonly headers: Headings;
  readonly status: number | null;
  readonly responseHeaders: Headings;
}

/** The outcome of a call. */
export interface CallResult {
  readonly requests: readonly SentRequest[];
  readonly ms: number;
  readonly data?: unknown;
  readonly error?: HuiqiError;
  /** A mistake of the caller: no request was sent. */
  readonly mistake?: string;
}

const secretHeaders = /token|cookie|authorization|captcha/i;

const shown = (headers: Headers): Headings =>
  [...headers].map(
    ([name, value]) => [name, secretHeaders.test(name) ? '（已隐藏）' : value] as const,
  );

/** A `fetch` that remembers what it sent. */
export function recordingFetch(): { readonly fetch: typeof fetch; take(): SentRequest[] } {
  let sent: SentRequest[] = [];
  return {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const place = sent.push({
        line: `${request.method} ${pathname}${search}`,
        headers: shown(request.headers),
        status: null,
        responseHeaders: [],
      });
      const response = await fetch(request);
      const got = { status: response.status, responseHeaders: shown(response.headers) };
      sent = sent.map((one, at) => (at === place - 1 ? { ...one, ...got } : one));
      return response;
    },
    take: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}

const functions = sdk as unknown as Readonly<Record<string, Operation<OperationId> | undefined>>;

/** Calls one operation of the SDK with an input that was typed as JSON. */
export async function callOperation(
  client: HuiqiClient,
  id: OperationId,
  json: string,
  take: () => SentRequest[],
): Promise<CallResult> {
  const operation = functions[id];
  if (!operation) return { requests: [], ms: 0, mistake: `SDK 没有 ${id}` };
  let input: OperationInputObject;
  try {
    input = JSON.parse(json === '' ? '{}' : json) as OperationInputObject;
  } catch (error) {
    return { requests: [], ms: 0, mistake: `参数不是有效的 JSON：${(error as Error).message}` };
  }
  const start = performance.now();
  const finish = (rest: Omit<CallResult, 'requests' | 'ms'>): CallResult => ({
    requests: take(),
    ms: performance.now() - start,
    ...rest,
  });
  try {
    return finish({ data: await operation(client, input as never) });
  } catch (error) {
    if (sdk.isHuiqiError(error)) return finish({ error });
    return finish({ mistake: (error as Error).message });
  }
}

type OperationInputObject = Readonly<Record<string, unknown>>;
