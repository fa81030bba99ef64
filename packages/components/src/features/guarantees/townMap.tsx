import type { TownFigures } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { TileMap } from '../../patterns/charts/TileMap.js';
import { tileTable, type TileMapData } from '../../patterns/charts/tileData.js';
import type { DashboardChart } from '../../patterns/Dashboard/ChartCard.js';
import type { GuaranteesCopy } from './copy.js';
import { townTiles } from './townTiles.js';

/** A township map as a dashboard card: market entities, or new jobs. */
export function townMap(
  kind: 'marketEntities' | 'jobs',
  towns: readonly TownFigures[],
  copy: GuaranteesCopy,
  height: number | 'fit' = 220,
): DashboardChart {
  const isJobs = kind === 'jobs';
  const title = isJobs ? copy.jobsMap : copy.map;
  const data: TileMapData = {
    areaLabel: copy.town,
    valueLabel: isJobs ? copy.jobs : copy.marketEntities,
    unit: isJobs ? copy.people : copy.households,
    format: (value) => formatThousands(String(value)),
    tiles: townTiles(towns, (town) => town[kind]),
  };
  return {
    id: `town-${kind}`,
    title,
    chart: <TileMap title={title} {...data} height={height} />,
    data: tileTable(data),
  };
}
