/** What is special about the report of a sample company. */
export type ReportKind = 'NONE' | 'PARTIAL' | 'LONG' | 'RARE';

/** Companies whose reports exercise what a viewer must handle, by id; all others have an ordinary one. */
const kinds: Readonly<Record<string, ReportKind>> = {
  '5': 'NONE',
  '6': 'PARTIAL',
  '7': 'RARE',
  '10': 'LONG',
};

/** Occasional further companies without data or with unreadable sections. */
export function reportKindOf(companyId: string): ReportKind | undefined {
  const serial = Number(companyId);
  if (companyId in kinds) return kinds[companyId];
  if (serial % 23 === 0) return 'NONE';
  return serial % 13 === 0 ? 'PARTIAL' : undefined;
}
