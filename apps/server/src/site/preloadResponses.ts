import type { OperationId, Tag } from '@huiqi/sdk';
import { operationMeta } from '@huiqi/sdk/contract';
import type { FastifyInstance } from 'fastify';
import type { PreloadRequest } from './firstPages.js';

/** Throws for requests whose responses are not public: a page must never carry what belongs to one person. */
export function checkRequests(requests: readonly PreloadRequest[]): void {
  for (const { operation } of requests) {
    const { access, cached } = operationMeta[operation];
    if (cached !== 'everybody' && access !== 'optional')
      throw new Error(`${operation} is not public; no page may carry its response`);
  }
}

/** Whether the response depends on the caller, so that only pages of visitors carry it. */
const isPersonal = ({ operation }: PreloadRequest) =>
  operationMeta[operation].cached !== 'everybody';

/** A response with its request, in the form the site reads. */
export interface PreloadedResponse {
  readonly tag: Tag;
  readonly operation: string;
  readonly input: object;
  readonly answer: { readonly data: Readonly<Record<string, unknown>> };
  /** It is that of the first region; visits to another must not use it. */
  readonly regional?: true;
}

/**
 * Calls the operations on behalf of a visitor. Returns the responses by the address a client requests; throws if one of
 * them fails.
 */
export async function preloadResponses(
  app: FastifyInstance,
  base: string,
  requests: readonly PreloadRequest[],
  forVisitor: boolean,
): Promise<Record<string, PreloadedResponse>> {
  const responses: Record<string, PreloadedResponse> = {};
  const data = new Map<string, Readonly<Record<string, unknown>>>();
  for (const request of requests) {
    const { operation } = request;
    const { path, queryNames, regional, tag } = operationMeta[operation];
    if (isPersonal(request) && !forVisitor) continue;
    const known = { ...data.get(request.inputOf ?? ''), ...request.input };
    const input = Object.fromEntries(
      queryNames.flatMap((name) => (name in known ? [[name, known[name]]] : [])),
    );
    const query = new URLSearchParams(
      Object.entries(input).map(([name, value]) => [name, String(value)]),
    );
    query.sort();
    const url = `${base}${path}${query.size > 0 ? `?${query}` : ''}`;
    const response = await app.inject({ url });
    if (response.statusCode !== 200)
      throw new Error(`${operation} responded ${response.statusCode}`);
    const answer = response.json<PreloadedResponse['answer']>();
    responses[url] = { tag, operation, input, answer, ...(regional ? { regional } : {}) };
    data.set(operation, answer.data);
  }
  return responses;
}

/** A read of a drawn page that had no response. */
export interface MissingResponse {
  readonly operation: OperationId;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Is thrown where a page is about an object that does not exist. */
export class UnknownObject extends Error {
  override readonly name = 'UnknownObject';
}

/**
 * Calls what a drawn page reads besides, unless it was tried before or is not the same for everybody, or for all visitors.
 * What fails is left to the page; throws an `UnknownObject` if the object of the page does not exist.
 */
export async function preloadMissing(
  app: FastifyInstance,
  base: string,
  missing: readonly MissingResponse[],
  { tried, forVisitor }: { readonly tried: Set<string>; readonly forVisitor: boolean },
): Promise<Record<string, PreloadedResponse>> {
  const responses: Record<string, PreloadedResponse> = {};
  for (const { operation, input } of missing) {
    const { path, pathNames, queryNames, regional, tag, cached } = operationMeta[operation];
    const valueOf = (name: string) => String(input[name]);
    const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
      encodeURIComponent(valueOf(name)),
    );
    const query = new URLSearchParams(
      queryNames.flatMap((name) => (input[name] === undefined ? [] : [[name, valueOf(name)]])),
    );
    query.sort();
    const url = `${base}${filled}${query.size > 0 ? `?${query}` : ''}`;
    if (!(cached === 'everybody' || (cached && forVisitor)) || tried.has(url)) continue;
    tried.add(url);
    const response = await app.inject({ url });
    if (response.statusCode === 404 && pathNames.length > 0) throw new UnknownObject(operation);
    if (response.statusCode !== 200) continue;
    const answer = response.json<PreloadedResponse['answer']>();
    responses[url] = { tag, operation, input, answer, ...(regional ? { regional } : {}) };
  }
  return responses;
}
