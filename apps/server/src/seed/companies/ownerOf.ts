/** Companies of the sample accounts, by id; every other company has a separate owner. */
const accountOf: Readonly<Record<string, string>> = {
  '1': '1',
  '2': '1',
  '10': '1',
  '3': '3',
  '4': '4',
};

export const hasAccount = (companyId: string): boolean => companyId in accountOf;

/** Id of the user who owns a sample company. */
export const ownerOf = (companyId: string): string => accountOf[companyId] ?? `owner-${companyId}`;
