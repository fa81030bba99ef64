import type { PolicySearchMenu, PolicyStatistic } from '@huiqi/sdk';
import type { PolicyEntry } from './search/IndexedPolicy.js';

function countBy(
  entries: readonly PolicyEntry[],
  codeOf: (entry: PolicyEntry) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(codeOf(entry), (counts.get(codeOf(entry)) ?? 0) + 1);
  return counts;
}

/** Number of policies by publisher, the most first, and by grade, in the order of the menu. */
export function countByFilter(
  entries: readonly PolicyEntry[],
  { publishOrgs, grades }: Pick<PolicySearchMenu, 'publishOrgs' | 'grades'>,
): PolicyStatistic {
  const byOrg = countBy(entries, ({ publishOrgId }) => publishOrgId);
  const byGrade = countBy(entries, ({ grade }) => grade);
  const known = new Map(grades.map(({ code, name }) => [code, name]));
  const codes = [...known.keys(), ...[...byGrade.keys()].filter((code) => !known.has(code))];
  return {
    total: entries.length,
    publishOrgTypes: publishOrgs
      .flatMap(({ code, name }) => {
        const count = byOrg.get(code);
        return count ? [{ publishOrgId: code, publishOrgName: name, count }] : [];
      })
      .sort((one, other) => other.count - one.count),
    gradeTypes: codes.flatMap((grade) => {
      const count = byGrade.get(grade);
      return count ? [{ grade, gradeName: known.get(grade) ?? grade, count }] : [];
    }),
  };
}
