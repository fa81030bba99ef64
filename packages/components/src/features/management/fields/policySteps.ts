import type { ManagedPolicy } from '@huiqi/sdk';
import type { Codec } from './codecs.js';

const separator = /\s*[|｜]\s*/;

/** Steps as lines of name and how, where or how long. */
export const policySteps: Codec<ManagedPolicy['steps']> = {
  toText: (steps) =>
    steps.map(({ title, line }) => (line === null ? title : `${title} | ${line}`)).join('\n'),
  toValue: (typed) =>
    typed
      .split('\n')
      .map((row) => row.trim())
      .filter((row) => row !== '')
      .map((row) => {
        const [title = '', ...rest] = row.split(separator);
        return { title, line: rest.length === 0 ? null : rest.join(' | ') };
      }),
};
