import type { FileResponse } from '../client/types.js';
import { findRow } from '../errors/catalogue.js';
import { examples } from '../generated/examples.js';
import { fallbackMessages } from '../generated/errors.js';
import { operationMeta } from '../generated/operationMeta.js';
import type { MockResponse, MockRequest } from './scenario.js';

/** Makes the HTTP answer a scenario stands for. */
export function toResponse(answer: MockResponse, request: MockRequest): Response {
  const requestId = request.headers.get('x-request-id') ?? 'mock';
  const { code, httpStatus, headers } = answer;
  if (code !== undefined && code !== '200') {
    const row = findRow(code, request.operationId);
    const body = {
      code,
      message: answer.message ?? row?.message ?? fallbackMessages.business,
      requestId,
      ...(answer.fieldErrors ? { fieldErrors: answer.fieldErrors } : {}),
    };
    return json(body, httpStatus ?? row?.httpStatus ?? 400, headers);
  }
  if (operationMeta[request.operationId].file) return file(answer, headers);
  const data = 'data' in answer ? answer.data : exampleOf(request, answer.example);
  return json(
    { code: '200', message: answer.message ?? '操作成功', data },
    httpStatus ?? 200,
    headers,
  );
}

function file(answer: MockResponse, headers: MockResponse['headers']): Response {
  const given = answer.data as FileResponse | undefined;
  const name = given?.fileName ?? 'file.bin';
  return new Response(given?.blob ?? new Blob(['mock']), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      ...headers,
    },
  });
}

function exampleOf({ operationId }: MockRequest, name: string | undefined): unknown {
  const known = examples[operationId];
  if (name === undefined) return Object.values(known)[0];
  if (Object.hasOwn(known, name)) return known[name];
  const names = Object.keys(known).join(', ');
  throw new Error(`Huiqi SDK mock: ${operationId} has no example \`${name}\` (${names})`);
}

function json(body: unknown, status: number, headers: MockResponse['headers']): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}
