import { fillCopy } from '../../copy/fillCopy.js';
import * as frame from './charts.css.js';
import { useChartCopy } from './copy.js';
import * as css from './TileMap.css.js';
import { tileClass, type MapTile, type TileMapData } from './tileData.js';
import { useChartWidth } from './useChartWidth.js';

export interface TileMapProps extends TileMapData {
  /** Name of the map for assistive technology. */
  readonly title: string;
  /** Pixels, or `fit` for as high as the width allows. Defaults to 240. */
  readonly height?: number | 'fit' | undefined;
}

const swatches = [0, 1, 2, 3, 4] as const;
/** Half the width of a hexagon of radius 1 that stands on a corner. */
const half = Math.sqrt(3) / 2;

/**
 * Areas as hexagons, coloured by quintile: darker in light themes, brighter in dark ones. Each shows its value if it
 * fits; the table has them all.
 */
export function TileMap({ title, tiles, unit, format, height: asked = 240 }: TileMapProps) {
  const [ref, width] = useChartWidth<HTMLDivElement>();
  const copy = useChartCopy();
  const columns = Math.max(1, ...tiles.map(({ column, row }) => column + 1 + (row % 2) / 2));
  const rows = Math.max(1, ...tiles.map(({ row }) => row + 1));
  const widest = width / (columns * 2 * half);
  const tall = rows * 1.5 + 0.5;
  const height = asked === 'fit' ? Math.ceil(widest * tall) : asked;
  const radius = Math.min(widest, height / tall);
  const left = (width - columns * 2 * half * radius) / 2;
  const place = ({ column, row }: MapTile) => ({
    x: left + (2 * column + 1 + (row % 2)) * half * radius,
    y: (1.5 * row + 1) * radius,
  });
  const values = tiles.map(({ value }) => value);
  const range = {
    least: format(Math.min(...values)),
    largest: format(Math.max(...values)),
    unit,
  };
  const hasRoom = radius >= 26;
  return (
    <div className={frame.root}>
      <div className={css.key}>
        <svg className={css.swatches} viewBox="0 0 100 12" aria-hidden="true" focusable="false">
          {swatches.map((turn) => (
            <rect key={turn} className={css.tiles[turn]} x={turn * 20} width="20" height="12" />
          ))}
        </svg>
        {fillCopy(copy.fromTo, range)}
      </div>
      <div ref={ref} role="img" aria-label={`${title}：${fillCopy(copy.fromTo, range)}`}>
        <svg
          className={frame.drawing}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          focusable="false"
        >
          {tiles.map((tile) => {
            const { x, y } = place(tile);
            const shade = swatches[tileClass(tiles, tile.value)] ?? 0;
            return (
              <g key={tile.key}>
                <polygon className={css.tiles[shade]} points={hexagon(x, y, radius - 1)} />
                <text className={css.label} x={x} y={hasRoom ? y - 2 : y + 4}>
                  {tile.label}
                </text>
                {hasRoom && (
                  <text className={css.value} x={x} y={y + 13}>
                    {format(tile.value)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}

function hexagon(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 6 }, (_unused, turn) => {
    const angle = (Math.PI / 3) * turn - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return corners.join(' ');
}
