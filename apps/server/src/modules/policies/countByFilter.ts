import type { PolicySearchMenu, PolicyStatistic } from '@huiqi/sdk';

/** A publisher and a grade, and the number of policies that have both. */
export interface FilterCount {
  readonly publishOrgId: string;
  readonly grade: string;
  readonly count: number;
}

const sum = (counts: readonly FilterCount[]) =>
  counts.reduce((total, { count }) => total + count, 0);

/** Number of policies by publisher, most first, and by grade, in menu order. */
export function countByFilter(
  counts: readonly FilterCount[],
  { publishOrgs, grades }: Pick<PolicySearchMenu, 'publishOrgs' | 'grades'>,
): PolicyStatistic {
  const known = new Map(grades.map(({ code, name }) => [code, name]));
  const codes = new Set([...known.keys(), ...counts.map(({ grade }) => grade)]);
  return {
    total: sum(counts),
    publishOrgTypes: publishOrgs
      .flatMap(({ code, name }) => {
        const count = sum(counts.filter(({ publishOrgId }) => publishOrgId === code));
        return count ? [{ publishOrgId: code, publishOrgName: name, count }] : [];
      })
      .sort((one, other) => other.count - one.count),
    gradeTypes: [...codes].flatMap((grade) => {
      const count = sum(counts.filter((one) => one.grade === grade));
      return count ? [{ grade, gradeName: known.get(grade) ?? grade, count }] : [];
    }),
  };
}
