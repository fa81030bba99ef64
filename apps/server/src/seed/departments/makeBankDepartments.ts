import { sampleName } from './sampleName.js';
import { officer, type SampleDepartments } from './sampleDepartments.js';

/** Sample accounts that work in a department of a bank, by its id. */
const accounts: Readonly<Record<string, readonly string[]>> = { 'bank-1-1': ['5'] };
const sections = ['普惠金融部', '授信审批部'];
/** After the departments of the county. */
const firstPosition = 100;

/** Each bank with its departments, two officers in each. */
export function makeBankDepartments(
  banks: readonly { readonly id: string; readonly name: string }[],
): SampleDepartments {
  const sample: SampleDepartments = { departments: [], people: [], memberships: [] };
  banks.forEach((bank, place) => {
    const rootId = `bank-${bank.id}`;
    const root = { id: rootId, parentId: null, bankId: bank.id, name: bank.name };
    sample.departments.push({ ...root, position: firstPosition + place });
    sections.forEach((name, position) => {
      const id = `${rootId}-${position + 1}`;
      sample.departments.push({ id, parentId: rootId, bankId: bank.id, name, position });
      for (const userId of accounts[id] ?? [])
        sample.memberships.push({ departmentId: id, userId });
      for (const seat of [1, 2]) {
        const userId = `staff-${id}-${seat}`;
        sample.people.push({
          ...officer(userId, sampleName(place * 7 + position * 3 + seat)),
          role: 'FINANCIER',
          bankId: bank.id,
        });
        sample.memberships.push({ departmentId: id, userId });
      }
    });
  });
  return sample;
}
