/** Logins of the sample accounts that tests use. */
export const owner = '13800000001';
export const newcomer = '13800000002';
export const agent = '13800000004';
export const bankOfficer = '13800000005';
export const operator = '13800000006';
export const admin = '13800000007';
export const backstage = '13800000008';
/** Works for the service organisation 801. */
export const serviceStaff = '13800000010';
/** Works for the service organisation 802. */
export const otherServiceStaff = '13800000011';
/** The user has not set their first password. */
export const beginner = '13800000009';
