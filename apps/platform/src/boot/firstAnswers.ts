import type { PreloadedResponse } from '@huiqi/components/provider';
import type { OperationId, Tag } from '@huiqi/sdk';

interface FirstAnswer {
  readonly tag: Tag;
  readonly operation: OperationId;
  readonly input: object;
  /** The envelope, as the operation answers it. */
  readonly answer: { readonly data: unknown };
}

/** Answers that came with the page (apps/server/src/site), by address. */
export type FirstAnswers = Readonly<Record<string, FirstAnswer>>;

/** Reads them out of the page and takes them away. */
export function takeFirstAnswers(page: Document = document): FirstAnswers {
  const element = page.getElementById('first-answers');
  element?.remove();
  return element?.textContent ? (JSON.parse(element.textContent) as FirstAnswers) : {};
}

function addressOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://page');
  // Added against caches of old browsers; not part of the question.
  searchParams.delete('_');
  searchParams.sort();
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

export interface FirstFetch {
  /** Hands out each answer once: what is asked again is asked of the server. */
  readonly fetch: typeof globalThis.fetch;
  /** Takes what is left, for the cache of the page. */
  readonly takeRest: () => PreloadedResponse[];
}

export function firstFetch(answers: FirstAnswers): FirstFetch {
  const left = new Map(Object.entries(answers));
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
