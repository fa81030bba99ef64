import type { PolicySearchMenu, PolicyStatistic } from '@huiqi/sdk';

export interface FilterCounts {
  readonly total: number;
  readonly by: Readonly<Record<'publishOrgId' | 'grade', ReadonlyMap<string, number>>>;
}

/** Number of policies by publisher, most first, and by grade, in menu order. */
export function countByFilter(
  { total, by }: FilterCounts,
  { publishOrgs, grades }: Pick<PolicySearchMenu, 'publishOrgs' | 'grades'>,
): PolicyStatistic {
  const known = new Map(grades.map(({ code, name }) => [code, name]));
  const codes = [...known.keys(), ...[...by.grade.keys()].filter((code) => !known.has(code))];
  return {
    total,
    publishOrgTypes: publishOrgs
      .flatMap(({ code, name }) => {
        const count = by.publishOrgId.get(code);
        return count ? [{ publishOrgId: code, publishOrgName: name, count }] : [];
      })
      .sort((one, other) => other.count - one.count),
    gradeTypes: codes.flatMap((grade) => {
      const count = by.grade.get(grade);
      return count ? [{ grade, gradeName: known.get(grade) ?? grade, count }] : [];
    }),
  };
}
