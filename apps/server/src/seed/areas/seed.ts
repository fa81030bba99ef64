import { defineSeed } from '../defineSeed.js';
import { chongqing } from './chongqing.js';
import { dianjiang } from './dianjiang.js';
import { districts, province } from './districts.js';
import { pagesOf } from './pages.js';
import { settings as sampleSettings } from './settings.js';
import { zhongxian } from './zhongxian.js';
import { areas, regionPages, regions, settings } from '../../schema/areas.js';

const sampleRegions = [dianjiang, zhongxian, chongqing].map((region) => ({
  id: region.key,
  ...region,
}));

export const seed = defineSeed({
  tables: [areas, regions, regionPages, settings],
  make: () => [
    { ...province, parentCode: null, position: 0 },
    ...districts.map(([code, name], position) => ({
      code,
      name,
      parentCode: province.code,
      position,
    })),
  ],
  rows: (sample) => [sample, sampleRegions, sampleRegions.flatMap(pagesOf), sampleSettings],
});
