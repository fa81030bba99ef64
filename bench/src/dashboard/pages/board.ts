import type { GuaranteeData, GuaranteeFigure, TownFigures } from '@huiqi/sdk';
import { figuresPath } from '../charts.js';

/** What the peers draw, without a client. */
export async function loadBoard(): Promise<GuaranteeData> {
  const response = await fetch(figuresPath, { headers: { 'x-request-id': 'web-bench-000001' } });
  if (!response.ok) throw new Error(`${response.status}`);
  const { data } = (await response.json()) as { data: GuaranteeData };
  return data;
}

export const thousands = (value: number | string): string =>
  String(value).replace(/\B(?=(\d{3})+(?!\d)(?<!\.\d*))/g, ',');

/** A figure's months, as a title and rows. */
export const trendOf = ({ name, measure, unit, trend }: GuaranteeFigure) => ({
  title: `${name}：${measure}`,
  unit,
  rows: trend.map(({ month, value }) => ({ month, value: Number(value) })),
});

export interface Tile {
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly value: number;
}

const perRow = 6;

/** The townships in rows of six, every second row shifted by half a tile, as our map does it. */
export const tilesOf = (
  towns: readonly TownFigures[],
  kind: 'marketEntities' | 'jobs',
): readonly Tile[] =>
  towns.map((town, turn) => {
    const row = Math.floor(turn / perRow);
    const column = (turn % perRow) + (row % 2) / 2;
    return { name: town.name, column, row, value: town[kind] };
  });

export const maps = [
  { kind: 'marketEntities', title: '各乡镇市场主体（示意图）', unit: '户' },
  { kind: 'jobs', title: '各乡镇新增就业（示意图）', unit: '人' },
] as const;
