import { expect, test } from '@jest/globals';
import { everyComponent } from './everyComponent.mjs';
import { crashesOf } from './renderComponent.mjs';

test.each(everyComponent)(
  '$name is rendered',
  async (one) => {
    expect(await crashesOf(one)).toEqual([]);
  },
  30_000,
);
