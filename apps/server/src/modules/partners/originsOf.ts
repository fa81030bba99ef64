import { demoPartner } from './samplePartners.js';

/** Origins of a partner: those in the database, plus the configured ones for the sample partner. */
export const originsOf = (
  { id, origins }: { readonly id: string; readonly origins: readonly string[] },
  demoOrigins: readonly string[],
): string[] => (id === demoPartner.id ? [...new Set([...origins, ...demoOrigins])] : [...origins]);
