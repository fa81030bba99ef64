import type { RoleType } from '@huiqi/sdk';

/** A caller; visitors have no user. */
export interface Actor {
  readonly name: string;
  readonly userId: string | null;
  readonly role: RoleType | null;
  readonly bankId: string | null;
  /** Where staff work; 0 or null means the whole parent area. */
  readonly region: Readonly<Record<'scfProvince' | 'scfCity' | 'scfDistrict', string | null>>;
  readonly token: string | null;
}

/** Added every sample company without proving any. */
export const unproved = 'unproved';
/** Formerly acted for companies; each domain's tests create what was made then. */
export const ended = 'binding-ended';
/** Works in a department that demands are assigned to and that assigns none. */
export const clerk = { userId: 'clerk', departmentId: 'swj' };
