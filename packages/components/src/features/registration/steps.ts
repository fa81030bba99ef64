/** Steps of a registration, in order. The nickname is optional: the account leads to the last step (spec 1 §4). */
export const registrationSteps = ['ACCOUNT', 'NICKNAME', 'DONE'] as const;

export type RegistrationStep = (typeof registrationSteps)[number];
