/** What is peculiar to the report of a company of the sample. */
export type ReportKind = 'NONE' | 'PARTIAL' | 'LONG' | 'RARE';

/** Companies whose reports show what a viewer must cope with, by id; all others have an ordinary one. */
const kinds: Readonly<Record<string, ReportKind>> = {
  '5': 'NONE',
  '6': 'PARTIAL',
  '7': 'RARE',
  '10': 'LONG',
};

/** Further companies without data or with sections that could not be read, now and then. */
export function reportKindOf(companyId: string): ReportKind | undefined {
  const serial = Number(companyId);
  if (companyId in kinds) return kinds[companyId];
  if (serial % 23 === 0) return 'NONE';
  return serial % 13 === 0 ? 'PARTIAL' : undefined;
}
