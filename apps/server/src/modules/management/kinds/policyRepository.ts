import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FieldError } from '@huiqi/sdk';
import type { Queryable } from '../../../db/database.js';
import { areas } from '../../../schema/areas.js';
import {
  policies,
  policyDictionary,
  policyPublishers,
  policyTemplates,
  type PolicyFileDefinition,
  type PolicyTargets,
} from '../../../schema/policies.js';
import { cleanHtml, plainTextOf } from '../../../text/cleanHtml.js';
import { plainDecimal } from '../../../text/decimals.js';
import { readTemplateNames } from '../../policies/repository.js';
import type { ContentOf, StoredKind } from './ManagedKind.js';
import { problem } from './problems.js';

type Policy = ContentOf<'POLICY'>;
type Row = typeof policies.$inferSelect;
type Material = Policy['basicFiles'][number];

const amountOf = (stored: string | null) => (stored === null ? null : plainDecimal(stored));

/** Ids of the files that a policy offers. */
const templateIdsOf = ({ files, basicFiles, declarationFiles }: Policy): string[] => [
  ...new Set([
    ...files.map(({ id }) => id),
    ...[...basicFiles, ...declarationFiles].flatMap(({ template }) => template?.id ?? []),
  ]),
];

const targetsOf = ({ industries, areaCodes, minMonths, maxMonths }: PolicyTargets) => ({
  industries: [...(industries ?? [])],
  areaCodes: [...(areaCodes ?? [])],
  minMonths: minMonths ?? null,
  maxMonths: maxMonths ?? null,
});

/** Conditions that do not matter are left out. */
const storedTargets = ({ industries, areaCodes, minMonths, maxMonths }: Policy['targets']) => ({
  ...(industries.length > 0 && { industries }),
  ...(areaCodes.length > 0 && { areaCodes }),
  ...(minMonths !== null && { minMonths }),
  ...(maxMonths !== null && { maxMonths }),
});

const storedMaterial = ({ template, ...rest }: Material): PolicyFileDefinition => ({
  ...rest,
  templateFileId: template?.id ?? null,
});

async function contentOf(db: Queryable, row: Row): Promise<Policy> {
  const { basicFiles, declarationFiles, files } = row;
  const materials = [...basicFiles, ...declarationFiles];
  const ids = [...files, ...materials.flatMap(({ templateFileId }) => templateFileId ?? [])];
  const names = await readTemplateNames(db, ids);
  const templateOf = (id: string) => ({ id, fileName: names.get(id) ?? '' });
  const materialOf = ({ templateFileId, types, ...rest }: PolicyFileDefinition): Material => ({
    ...rest,
    types: [...types],
    template: templateFileId === null ? null : templateOf(templateFileId),
  });
  return {
    kind: 'POLICY',
    title: row.title,
    summary: row.summary,
    publishNumber: row.publishNumber,
    category: row.category,
    grade: row.grade,
    enterpriseSizes: row.enterpriseSizes,
    publishOrgId: row.publishOrgId,
    publishedTs: row.publishedAt.toISOString(),
    declareFrom: row.declareFrom,
    declareUntil: row.declareUntil,
    declaredOnline: row.declaredOnline,
    minAmount: amountOf(row.minAmount),
    maxAmount: amountOf(row.maxAmount),
    redemption: row.redemption,
    applicants: row.applicants,
    targets: targetsOf(row.targets),
    steps: row.steps,
    contact: row.contact,
    content: row.content,
    files: files.map(templateOf),
    basicFiles: basicFiles.map(materialOf),
    declarationFiles: declarationFiles.map(materialOf),
    requiresTaxAuth: row.requiresTaxAuth,
    fillCompanyInfo: row.fillCompanyInfo,
  };
}

function rowOf(content: Policy, now: Date) {
  const {
    kind: _kind,
    publishedTs,
    targets,
    files,
    basicFiles,
    declarationFiles,
    ...same
  } = content;
  const html = cleanHtml(content.content);
  return {
    ...same,
    publishedAt: publishedTs === null ? now : new Date(publishedTs),
    targets: storedTargets(targets),
    content: html,
    plainText: plainTextOf(html),
    files: files.map(({ id }) => id),
    basicFiles: basicFiles.map(storedMaterial),
    declarationFiles: declarationFiles.map(storedMaterial),
    withdrawnAt: null,
  };
}

/** What the content names that does not exist. */
export async function unknownNames(db: Queryable, content: Policy): Promise<FieldError[]> {
  const { publishOrgId, category, grade, targets } = content;
  const codes = [...new Set(targets.areaCodes)];
  const places = codes.length === 0 ? 0 : await db.$count(areas, inArray(areas.code, codes));
  const known = await db
    .select({ kind: policyDictionary.kind, code: policyDictionary.code })
    .from(policyDictionary);
  const isKnown = (kind: 'CATEGORY' | 'GRADE', code: string) =>
    known.some((entry) => entry.kind === kind && entry.code === code);
  const publishers = await db.$count(
    policyPublishers,
    and(eq(policyPublishers.id, publishOrgId), eq(policyPublishers.isWithdrawn, false)),
  );
  const ids = templateIdsOf(content);
  const names = await readTemplateNames(db, ids);
  const isMissing = (list: readonly { readonly id: string }[]) =>
    list.some(({ id }) => !names.has(id));
  const inMaterials = (materials: readonly Material[]) =>
    isMissing(materials.flatMap(({ template }) => template ?? []));
  return [
    ...problem(publishers === 0, 'publishOrgId', '请选择发文单位'),
    ...problem(category !== null && !isKnown('CATEGORY', category), 'category', '没有这个类别'),
    ...problem(!isKnown('GRADE', grade), 'grade', '没有这个级别'),
    ...problem(places < codes.length, 'targets.areaCodes', '有的地区不存在'),
    ...problem(isMissing(content.files), 'files', '有的文件不存在，请重新上传'),
    ...problem(inMaterials(content.basicFiles), 'basicFiles', '有的模板不存在，请重新上传'),
    ...problem(
      inMaterials(content.declarationFiles),
      'declarationFiles',
      '有的模板不存在，请重新上传',
    ),
  ];
}

/** The province that all areas of a policy are in; null for several or none. */
const provinceOf = sql`(select case when count(distinct left(code, 2)) = 1 then min(left(code, 2)) || '0000' end
  from jsonb_array_elements_text(${policies.targets} -> 'areaCodes') as code)`;

export const storedPolicy: StoredKind<'POLICY'> = {
  things: sql`select ${policies.id} as id, ${policies.title} as title, ${policyPublishers.name} as owner,
    null as bank_id, ${provinceOf} as scf_province, ${policies.withdrawnAt} is null as is_public
    from ${policies} join ${policyPublishers} on ${policyPublishers.id} = ${policies.publishOrgId}`,
  read: async (db, id) => {
    const [row] = await db.select().from(policies).where(eq(policies.id, id));
    return row ? contentOf(db, row) : null;
  },
  publish: async (tx, id, content, { now }) => {
    const values = rowOf(content, now);
    await tx
      .insert(policies)
      .values({ id, ...values, createdAt: now })
      .onConflictDoUpdate({ target: policies.id, set: values });
  },
  withdraw: async (tx, id, { now }) => {
    await tx.update(policies).set({ withdrawnAt: now }).where(eq(policies.id, id));
  },
};

/** Keeps a file for policies to offer. */
export async function addTemplate(
  db: Queryable,
  template: typeof policyTemplates.$inferInsert,
): Promise<void> {
  await db.insert(policyTemplates).values(template);
}
