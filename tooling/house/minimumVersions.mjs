/** After this day the check fails until somebody has read the advisories again and moved the day. */
export const expires = '2027-02-28';

/** The lowest version of a package without a known hole. The registry has no audit, so by hand. */
export const floors = {
  fastify: {
    version: '5.8.5',
    why: 'CVE-2026-33806, -25223, -3419, -3635, CVE-2025-32442',
  },
  '@fastify/static': { version: '9.1.1', why: 'CVE-2026-6414 encoded separators' },
  'drizzle-orm': { version: '0.45.2', why: 'CVE-2026-39356 identifier injection' },
  dompurify: { version: '3.4.11', why: 'CVE-2026-41238 and others' },
  ws: { version: '8.21.0', why: 'CVE-2026-48779' },
  jspdf: { version: '4.2.1', why: 'CVE-2025-68428, CVE-2026-25755, -31938 and others' },
  'sm-crypto': { version: '0.4.0', why: 'CVE-2026-23965 forgery' },
  'crypto-js': { version: '4.2.0', why: 'CVE-2023-46233 PBKDF2 default' },
  xlsx: { version: '999.0.0', why: 'no fixed version on npm; write with our own writer' },
};
