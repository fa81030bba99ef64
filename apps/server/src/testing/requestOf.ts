import type { OperationMeta } from '@huiqi/sdk/contract';
import type { Method } from './callsAs.js';

export interface TestRequest {
  readonly method: Method;
  readonly path: string;
  readonly body?: object;
  /** Headers beside the common ones. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The request of an operation with an input, as the SDK sends it. */
export function requestOf(
  { method, path, pathNames, queryNames }: OperationMeta,
  input: Readonly<Record<string, unknown>>,
): TestRequest {
  const query = new URLSearchParams(
    queryNames.flatMap((name) => (name in input ? [[name, String(input[name])]] : [])),
  );
  const filled = pathNames.reduce(
    (text, name) => text.replace(`{${name}}`, encodeURIComponent(String(input[name]))),
    path,
  );
  return {
    method,
    path: query.size > 0 ? `${filled}?${query}` : filled,
    ...('body' in input ? { body: input['body'] as object } : {}),
  };
}
