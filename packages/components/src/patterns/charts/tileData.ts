import type { ChartData } from '../Dashboard/DataTable.js';

/** One area of a tile map. */
export interface MapTile {
  readonly key: string;
  /** Short enough for a tile: two or three characters. */
  readonly label: string;
  readonly name: string;
  /** Place in the grid of hexagons, from 0; odd rows stand half a tile to the right. */
  readonly column: number;
  readonly row: number;
  readonly value: number;
}

/** What a tile map shows. */
export interface TileMapData {
  /** Name of what the tiles are: 乡镇. Heads the first column of the table. */
  readonly areaLabel: string;
  readonly tiles: readonly MapTile[];
  readonly unit: string;
  readonly format: (value: number) => string;
  /** Heads the values in the table. */
  readonly valueLabel: string;
}

const classes = 5;

/** Class of a value, from 0 to 4, each of which holds a fifth of the tiles. */
export function tileClass(tiles: readonly MapTile[], value: number): number {
  const below = tiles.filter((tile) => tile.value < value).length;
  return Math.min(classes - 1, Math.floor((below * classes) / Math.max(1, tiles.length)));
}

/** The table of a tile map: an area a row, the largest value first. */
export function tileTable({ areaLabel, valueLabel, tiles, unit, format }: TileMapData): ChartData {
  return {
    columns: [areaLabel, `${valueLabel}（${unit}）`],
    rows: tiles
      .toSorted((one, other) => other.value - one.value)
      .map(({ name, value }) => [name, format(value)]),
  };
}
