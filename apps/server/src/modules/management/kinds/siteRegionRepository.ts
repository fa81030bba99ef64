import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import type { FieldError } from '@huiqi/sdk';
import { conflict } from '../../../contract/ApiError.js';
import type { Queryable } from '../../../db/database.js';
import { areas, regionPages, regions } from '../../../schema/areas.js';
import type { ContentOf, StoredKind } from './ManagedKind.js';
import { fromRegionConfig, toRegionConfig } from './toRegionConfig.js';

type Region = ContentOf<'REGION'>;

const isOpen = eq(regions.isClosed, false);

/** A key or a domain that another region has, and a key that is another than the published one. */
export async function takenNames(
  db: Queryable,
  { key, domainName }: Region,
  id: string,
): Promise<FieldError[]> {
  const domain = sql`lower(${regions.config} ->> 'domainName') = ${domainName}`;
  const rows = await db
    .select({ id: regions.id, key: regions.key, isClosed: regions.isClosed })
    .from(regions)
    .where(or(eq(regions.id, id), eq(regions.key, key), domainName === '' ? undefined : domain));
  const own = rows.find((row) => row.id === id);
  const others = rows.filter((row) => row.id !== id);
  const sameKey = others.find((row) => row.key === key);
  const problems: FieldError[] = [];
  if (own && own.key !== key)
    problems.push({ field: 'key', message: `发布后不能更改，应为 ${own.key}` });
  else if (sameKey)
    problems.push({
      field: 'key',
      message: sameKey.isClosed ? '已停用的区域使用过，请恢复那个区域' : '其他区域正在使用',
    });
  if (others.some((row) => row.key !== key && !row.isClosed))
    problems.push({ field: 'domainName', message: '其他区域正在使用' });
  return problems;
}

/** A place that is not in the tree of areas, belongs to another open region, or is not the published one. */
export async function wrongPlace(
  db: Queryable,
  { scfProvince, scfCity, scfDistrict }: Region,
  id: string,
): Promise<FieldError[]> {
  const wrong = (message: string): FieldError[] => [{ field: 'scfProvince', message }];
  const rows = await db
    .select()
    .from(areas)
    .where(or(...[scfProvince, scfCity, scfDistrict].map((code) => eq(areas.code, code))));
  const parents = new Map(rows.map(({ code, parentCode }) => [code, parentCode]));
  const isBelow = (code: string, above: string) => code === '0' || parents.get(code) === above;
  const isPlace =
    parents.get(scfProvince) === null &&
    isBelow(scfCity, scfProvince) &&
    isBelow(scfDistrict, scfCity);
  if (!isPlace) return wrong('请选择地区');
  const [own] = await db.select().from(regions).where(eq(regions.id, id));
  const isMoved =
    own &&
    (own.scfProvince !== scfProvince || own.scfCity !== scfCity || own.scfDistrict !== scfDistrict);
  if (isMoved) return wrong('发布后不能更改；请为新的地区新增区域');
  const same = and(
    isOpen,
    ne(regions.id, id),
    eq(regions.scfProvince, scfProvince),
    eq(regions.scfCity, scfCity),
    eq(regions.scfDistrict, scfDistrict),
  );
  return (await db.$count(regions, same)) > 0 ? wrong('该地区已经开通') : [];
}

async function provinceNameOf(db: Queryable, code: string): Promise<string> {
  const [row] = await db.select({ name: areas.name }).from(areas).where(eq(areas.code, code));
  return row?.name ?? '';
}

export const storedRegion: StoredKind<'REGION'> = {
  things: sql`select ${regions.id} as id, ${regions.regionName} as title, ${regions.key} as owner, null as bank_id,
    ${regions.scfProvince} as scf_province, not ${regions.isClosed} as is_public from ${regions}`,
  read: async (db, id) => {
    const [row] = await db.select().from(regions).where(eq(regions.id, id));
    if (!row) return null;
    const { key, regionName, scfProvince, scfCity, scfDistrict, position } = row;
    const { page, title, texts } = regionPages;
    const pages = await db
      .select({ page, title, texts })
      .from(regionPages)
      .where(eq(regionPages.regionKey, key))
      .orderBy(asc(page));
    const place = { scfProvince, scfCity, scfDistrict };
    const own = { kind: 'REGION', name: regionName, key, ...place } as const;
    return { ...own, ...fromRegionConfig(row.config), pages, position };
  },
  publish: async (tx, id, content) => {
    const { key, name, pages, position, scfProvince, scfCity, scfDistrict } = content;
    const [former] = await tx.select().from(regions).where(eq(regions.id, id));
    const config = toRegionConfig(content, former?.config, await provinceNameOf(tx, scfProvince));
    const values = { regionName: name, config, position, isClosed: false };
    await tx
      .insert(regions)
      .values({ id, key, scfProvince, scfCity, scfDistrict, ...values })
      .onConflictDoUpdate({ target: regions.id, set: values });
    await tx.delete(regionPages).where(eq(regionPages.regionKey, key));
    if (pages.length > 0)
      await tx.insert(regionPages).values(pages.map((page) => ({ regionKey: key, ...page })));
  },
  withdraw: async (tx, id) => {
    const open = await tx
      .select({ id: regions.id })
      .from(regions)
      .where(isOpen)
      .orderBy(asc(regions.position), asc(regions.key));
    if (open.length === 1) throw conflict('这是唯一开通的区域，不能停用');
    if (open[0]?.id === id) throw conflict('这是默认区域，请先让其他区域的排序在它前面');
    await tx.update(regions).set({ isClosed: true }).where(eq(regions.id, id));
  },
};
