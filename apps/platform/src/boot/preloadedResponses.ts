import type { PreloadedResponse } from '@huiqi/components/provider';
import type { Area, OperationId, Tag } from '@huiqi/sdk';

interface CarriedResponse {
  readonly tag: Tag;
  readonly operation: OperationId;
  readonly input: object;
  /** The envelope, as the operation responds with it. */
  readonly answer: { readonly data: unknown };
  /** Whether it is that of the first region alone. */
  readonly regional?: boolean;
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
  /** Removes and returns the unused responses that hold for a region, for the cache of the page. */
  readonly takeRest: (area: Area | null) => PreloadedResponse[];
}

const codesOf = ({ scfProvince, scfCity, scfDistrict }: Area) =>
  `${scfProvince} ${scfCity} ${scfDistrict}`;

/** `areaNow` returns the region that calls are made for at the moment, null before it is known. */
export function preloadedFetch(
  responses: CarriedResponses,
  areaNow: () => Area | null,
): PreloadedFetch {
  const left = new Map(Object.entries(responses));
  const first = Object.values(responses).find(({ operation }) => operation === 'getCurrentArea');
  const firstCodes = first && codesOf(first.answer.data as Area);
  const holdsFor = ({ regional = false }: CarriedResponse, area: Area | null) =>
    !regional || area === null || codesOf(area) === firstCodes;
  return {
    fetch: (target, init) => {
      const key = typeof target === 'string' && init?.method === 'GET' ? addressOf(target) : '';
      const found = left.get(key);
      if (!found || !holdsFor(found, areaNow())) return fetch(target, init);
      left.delete(key);
      return Promise.resolve(Response.json(found.answer));
    },
    takeRest: (area) => {
      const rest = [...left.values()].filter((one) => holdsFor(one, area));
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
