import { eq } from 'drizzle-orm';
import type { FieldError } from '@huiqi/sdk';
import type { Queryable } from '../../../db/database.js';
import { areas } from '../../../schema/areas.js';

interface Region {
  readonly scfProvince: string;
  readonly scfCity: string;
  readonly scfDistrict: string;
}

/** A region that is missing or not known. */
export async function existingRegion(
  db: Queryable,
  { scfProvince, scfCity, scfDistrict }: Region,
): Promise<FieldError[]> {
  const code = [scfDistrict, scfCity, scfProvince].find((one) => one !== '0') ?? '0';
  if (code !== '0' && (await db.$count(areas, eq(areas.code, code))) > 0) return [];
  return [{ field: 'scfProvince', message: '请选择地区' }];
}
