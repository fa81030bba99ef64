import type { TownFigures } from '@huiqi/sdk';
import { cutText } from '@huiqi/sdk/domain';
import type { MapTile } from '../../patterns/charts/tileData.js';

/** Position of each township in the drawing: roughly north above and west left, without true borders. */
const places: Readonly<Record<string, readonly [column: number, row: number]>> = {
  shahe: [1, 0],
  dashi: [2, 0],
  xinmin: [3, 0],
  yongping: [4, 0],
  shaping: [0, 1],
  zhoujia: [1, 1],
  pushun: [2, 1],
  guixi: [3, 1],
  guiyang: [4, 1],
  huangsha: [5, 1],
  yongan: [0, 2],
  gaoan: [1, 2],
  gaofeng: [2, 2],
  wudong: [3, 2],
  changlong: [4, 2],
  gangjia: [5, 2],
  chengxi: [0, 3],
  yantai: [1, 3],
  caohui: [2, 3],
  baojia: [3, 3],
  baijia: [4, 3],
  pingshan: [5, 3],
  taiping: [1, 4],
  heyou: [2, 4],
  peixing: [3, 4],
  sanxi: [4, 4],
};

/** Township names have two characters and a suffix. */
const short = (name: string) => cutText(name, 2);

/** The townships as tiles; one without a position only appears in other charts' tables. */
export const townTiles = (
  towns: readonly TownFigures[],
  valueOf: (town: TownFigures) => number,
): MapTile[] =>
  towns.flatMap((town) => {
    const place = places[town.code];
    if (!place) return [];
    const [column, row] = place;
    return [
      {
        key: town.code,
        label: short(town.name),
        name: town.name,
        column,
        row,
        value: valueOf(town),
      },
    ];
  });
