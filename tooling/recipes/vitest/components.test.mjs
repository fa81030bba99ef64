import { expect, test } from 'vitest';
import { everyComponent } from './everyComponent.mjs';
import { crashesOf } from './renderComponent.mjs';

test.each(everyComponent)('$name is rendered', async (one) => {
  expect(await crashesOf(one)).toEqual([]);
});
