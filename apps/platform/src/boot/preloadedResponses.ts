import type { PreloadedResponse } from '@huiqi/components/provider';
import type { OperationId, Tag } from '@huiqi/sdk';

interface CarriedResponse {
  readonly tag: Tag;
  readonly operation: OperationId;
  readonly input: object;
  /** The envelope, as the operation responds with it. */
  readonly answer: { readonly data: unknown };
}

/** Responses that came with the page (apps/server/src/site), by address. */
export type CarriedResponses = Readonly<Record<string, CarriedResponse>>;

/** Reads the responses that the page carries and removes them from it. */
export function readPreloadedResponses(page: Document = document): CarriedResponses {
  const element = page.getElementById('first-answers');
  element?.remove();
  return element?.textContent ? (JSON.parse(element.textContent) as CarriedResponses) : {};
}

function addressOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://page');
  // Added against caches of old browsers; not part of the request.
  searchParams.delete('_');
  searchParams.sort();
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

export interface PreloadedFetch {
  /** Uses each carried response once; a repeated request goes to the server. */
  readonly fetch: typeof globalThis.fetch;
  /** Removes and returns the unused responses, for the cache of the page. */
  readonly takeRest: () => PreloadedResponse[];
}

export function preloadedFetch(responses: CarriedResponses): PreloadedFetch {
  const left = new Map(Object.entries(responses));
  return {
    fetch: (target, init) => {
      const key = typeof target === 'string' && init?.method === 'GET' ? addressOf(target) : '';
      const found = left.get(key);
      if (!found) return fetch(target, init);
      left.delete(key);
      return Promise.resolve(Response.json(found.answer));
    },
    takeRest: () => {
      const rest = [...left.values()];
      left.clear();
      return rest.map(({ tag, operation, input, answer }) => ({
        tag,
        operation,
        input,
        data: answer.data,
      }));
    },
  };
}
