import type { users } from '../../session/table.js';
import type { departments, departmentUsers } from '../table.js';
import { county } from './county.js';

type NewUser = typeof users.$inferInsert;

const families = ['李', '王', '陈', '谭', '周', '何', '曾', '游', '冉', '高'];
const given = [
  '知远',
  '思齐',
  '明哲',
  '若水',
  '景行',
  '怀瑾',
  '书恒',
  '予安',
  '清和',
  '致宁',
  '一诺',
];
const region = { scfProvince: '500000', scfCity: '500231', scfDistrict: '0' };
/** Sample accounts that work in a department, by its id. */
const accounts: Readonly<Record<string, readonly string[]>> = { jxw: ['6'], fgw: ['7'] };

const nameOf = (turn: number) =>
  `${families[turn % families.length] ?? ''}${given[turn % given.length] ?? ''}`;

/** Somebody of a section; nothing but a name is known of them, and they cannot log in. */
const person = (id: string, turn: number): NewUser => ({
  id,
  name: nameOf(turn),
  phone: null,
  taxNo: null,
  passwordHash: '',
  role: 'OPERATOR',
  type: 'PHONE',
  ...region,
  disabled: true,
});

export interface SampleDepartments {
  readonly departments: (typeof departments.$inferInsert)[];
  readonly people: NewUser[];
  readonly memberships: (typeof departmentUsers.$inferInsert)[];
}

/** The county's departments with their sections, two people in each section. */
export function makeDepartments(): SampleDepartments {
  const sample: SampleDepartments = { departments: [], people: [], memberships: [] };
  county.forEach(({ id, name, sections, issuesTickets }, place) => {
    sample.departments.push({ id, parentId: null, name, position: place, issuesTickets });
    for (const userId of accounts[id] ?? []) sample.memberships.push({ departmentId: id, userId });
    sections.forEach((section, position) => {
      const sectionId = `${id}-${position + 1}`;
      sample.departments.push({ id: sectionId, parentId: id, name: section, position });
      for (const seat of [1, 2]) {
        const staff = person(`staff-${sectionId}-${seat}`, sample.people.length);
        sample.people.push(staff);
        sample.memberships.push(
          { departmentId: sectionId, userId: staff.id },
          { departmentId: id, userId: staff.id },
        );
      }
    });
  });
  return sample;
}
