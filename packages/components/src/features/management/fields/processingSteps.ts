import type { ManagedProduct } from '@huiqi/sdk';
import type { Codec } from './codecs.js';

type Steps = ManagedProduct['processingSteps'];

const separator = /\s*[|｜]\s*/;

/** Steps as lines of name, what happens, and working days. */
export const processingSteps: Codec<Steps> = {
  toText: (steps) =>
    steps
      .map(({ title, line, days }) =>
        [title, line ?? '', days ?? ''].join(' | ').replace(/( \| )+$/, ''),
      )
      .join('\n'),
  toValue: (typed) =>
    typed
      .split('\n')
      .map((row) => row.trim())
      .filter((row) => row !== '')
      .map((row) => {
        const [title = '', line = '', days = ''] = row.split(separator);
        return {
          title,
          line: line === '' ? null : line,
          days: /^\d+$/.test(days) ? Number(days) : null,
        };
      }),
};
