import type { RelationKind } from '@huiqi/sdk';
import type { RelationRow } from './relationRow.js';

/** What identifies other orders that name a person. */
export interface PersonTrace {
  readonly phone: string | null;
  readonly idNo: string | null;
  readonly userId: string | null;
  readonly companyId: string | null;
}

export interface NamedPerson extends PersonTrace {
  readonly role: RelationKind;
  readonly name: string;
  /** What identifies a person across orders; never leaves the server. */
  readonly identity: string;
}

const nothing: PersonTrace = { phone: null, idNo: null, userId: null, companyId: null };

/** A name alone is ambiguous: it needs a number, an account or a company with it. */
function personOf(
  role: RelationKind,
  name: string | null,
  known: Partial<PersonTrace>,
): NamedPerson[] {
  const { phone, idNo, userId, companyId } = { ...nothing, ...known };
  if (!name && !userId) return [];
  const shown = name || '未填写姓名';
  const person = (identity: string, trace: Partial<PersonTrace>): NamedPerson[] => [
    { role, name: shown, identity, ...nothing, ...trace },
  ];
  if (name && phone) return person(`phone ${phone} ${name}`, { phone });
  if (name && idNo) return person(`number ${idNo.toUpperCase()} ${name}`, { idNo });
  if (userId) return person(`user ${userId}`, { userId });
  return companyId ? person(`company ${companyId} ${shown}`, { companyId }) : [];
}

/** The people an order names: legal representative or applicant, contact, and the user who submitted it. */
export function peopleOf(row: RelationRow): NamedPerson[] {
  const { companyId, contactName, contactPhone, applicantName, legalIdNo } = row;
  const principal =
    row.kind === 'PERSON'
      ? personOf('APPLICANT', applicantName, {
          // Persons apply with their own telephone.
          phone: contactName === applicantName ? contactPhone : row.legalPhone,
          idNo: legalIdNo,
        })
      : personOf('LEGAL_REPRESENTATIVE', row.legalName ?? row.companyLegalName, {
          phone: row.legalPhone ?? row.companyLegalPhone,
          idNo: legalIdNo,
          companyId,
        });
  return [
    ...principal,
    ...personOf('CONTACT', contactName, { phone: contactPhone }),
    ...personOf('SUBMITTER', row.userName, { phone: row.userPhone, userId: row.userId }),
  ];
}
