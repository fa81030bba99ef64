import type { ChartData } from '../Dashboard/DataTable.js';

/** One area of a tile map. */
export interface MapTile {
  readonly key: string;
  /** Short enough for a tile: two or three characters. */
  readonly label: string;
  readonly name: string;
  /** Position in the hexagonal grid, from 0; odd rows are shifted half a tile to the right. */
  readonly column: number;
  readonly row: number;
  readonly value: number;
}

/** Data of a tile map. */
export interface TileMapData {
  /** Name of the tiles: 乡镇. Heads the first column of the table. */
  readonly areaLabel: string;
  readonly tiles: readonly MapTile[];
  readonly unit: string;
  readonly format: (value: number) => string;
  /** Heads the values in the table. */
  readonly valueLabel: string;
}

const classes = 5;

/** Class of a value, from 0 to 4, each with a fifth of the tiles. */
export function tileClass(tiles: readonly MapTile[], value: number): number {
  const below = tiles.filter((tile) => tile.value < value).length;
  return Math.min(classes - 1, Math.floor((below * classes) / Math.max(1, tiles.length)));
}

/** The table of a tile map, largest value first. */
export function tileTable({ areaLabel, valueLabel, tiles, unit, format }: TileMapData): ChartData {
  return {
    columns: [areaLabel, `${valueLabel}（${unit}）`],
    rows: [...tiles]
      .sort((one, other) => other.value - one.value)
      .map(({ name, value }) => [name, format(value)]),
  };
}
