import { county } from './county.js';
import { officer, type SampleDepartments } from './sampleDepartments.js';
import { sampleName } from './sampleName.js';

/** Sample accounts that work in a department, by its id. */
const accounts: Readonly<Record<string, readonly string[]>> = { jxw: ['6'], fgw: ['7'] };

/** The county's departments with their sections, two people in each section. */
export function makeDepartments(): SampleDepartments {
  const sample: SampleDepartments = { departments: [], people: [], memberships: [] };
  county.forEach(({ sections, ...department }, place) => {
    const { id } = department;
    sample.departments.push({ ...department, parentId: null, position: place });
    for (const userId of accounts[id] ?? []) sample.memberships.push({ departmentId: id, userId });
    sections.forEach((section, position) => {
      const sectionId = `${id}-${position + 1}`;
      sample.departments.push({ id: sectionId, parentId: id, name: section, position });
      for (const seat of [1, 2]) {
        const userId = `staff-${sectionId}-${seat}`;
        const name = sampleName(sample.people.length);
        sample.people.push({ ...officer(userId, name), role: 'OPERATOR' });
        sample.memberships.push({ departmentId: sectionId, userId });
      }
    });
  });
  return sample;
}
