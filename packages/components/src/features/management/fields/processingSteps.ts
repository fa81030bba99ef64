import type { ManagedProduct } from '@huiqi/sdk';
import { partsOfLine, type Codec } from './codecs.js';

type Steps = ManagedProduct['processingSteps'];

const whole = /^\d{0,4}$/;

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
      .filter((row) => row.trim() !== '')
      .map((row) => {
        const [title = '', line = '', days = ''] = partsOfLine(row);
        return {
          title,
          line: line === '' ? null : line,
          days: days !== '' && whole.test(days) ? Number(days) : null,
        };
      }),
  wrongLine: (typed) =>
    1 +
    typed.split('\n').findIndex((row) => {
      const [, , days = '', ...more] = partsOfLine(row);
      return !whole.test(days) || more.some((part) => part !== '');
    }),
};
