import { defineSeed } from '../../seed/defineSeed.js';
import { dianjiang } from './seed/dianjiang.js';
import { districts, province } from './seed/districts.js';
import { areas, regions } from './table.js';

export const seed = defineSeed({
  tables: [areas, regions],
  make: () => [
    { ...province, parentCode: null, position: 0 },
    ...districts.map(([code, name], position) => ({
      code,
      name,
      parentCode: province.code,
      position,
    })),
  ],
  rows: (sample) => [sample, [dianjiang]],
});
