/** Departments whose name contains the keyword, ignoring case (spec 2 §5). */
export function filterDepartments<Department extends { readonly name: string }>(
  departments: readonly Department[],
  keyword: string,
): readonly Department[] {
  const wanted = keyword.trim().toLocaleLowerCase();
  return departments.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
