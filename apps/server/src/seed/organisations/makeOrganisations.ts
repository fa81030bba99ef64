import { makeCreditCode } from '../companies/identity.js';
import { createRandom } from '../random.js';
import type { serviceOrganisations } from '../../schema/organisations.js';
import { newOrganisation, organisationFacts, type OrganisationFact } from './organisationFacts.js';

export type NewOrganisation = typeof serviceOrganisations.$inferInsert;

const firstId = 801;
const dayMs = 86_400_000;

/** Id of an organisation by its position in `organisationFacts`, counted from 1. */
export const organisationId = (place: number): string => String(firstId + place - 1);

/** Numbers nobody has. */
export const phoneOf = (place: number): string => `023-0000${String(7_400 + place)}`;

/** Approved organisations, and one that awaits review. */
export function makeOrganisations(day: Date): NewOrganisation[] {
  const random = createRandom(8_010_822);
  const make = (fact: OrganisationFact, turn: number): NewOrganisation => {
    const createdAt = new Date(day.getTime() - random.whole(820, 1_400) * dayMs);
    return {
      id: organisationId(turn + 1),
      name: fact.name,
      logo: null,
      introduction: fact.introduction,
      creditCode: makeCreditCode('500231', 70_000 + turn * 197),
      address: fact.address,
      scfProvince: '500000',
      scfCity: '500231',
      scfDistrict: '500231',
      contactName: fact.contact,
      contactPhone: phoneOf(turn + 1),
      published: true,
      auditStatus: 'PASSED',
      createdAt,
      updatedAt: createdAt,
    };
  };
  const submittedAt = new Date(day.getTime() - 2 * dayMs);
  const waiting = make(newOrganisation, organisationFacts.length);
  const { name, address, contact, introduction } = newOrganisation;
  return [
    ...organisationFacts.map(make),
    {
      ...waiting,
      published: false,
      auditStatus: 'PENDING',
      pending: {
        name,
        introduction,
        address,
        contactName: contact,
        contactPhone: waiting.contactPhone ?? '',
      },
      submittedAt,
      createdAt: submittedAt,
      updatedAt: submittedAt,
    },
  ];
}
