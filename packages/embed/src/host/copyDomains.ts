import type { WidgetCopy } from './generated/WidgetCopy.js';

/** Domains of the texts that a host may replace. */
export const copyDomains = [
  'applications',
  'applyEntry',
  'authorisations',
  'calculators',
  'captchas',
  'categories',
  'charts',
  'companies',
  'forms',
  'lists',
  'messages',
  'notices',
  'orders',
  'pages',
  'passwords',
  'products',
  'qrCodes',
  'reports',
  'session',
  'specialApplications',
  'ui',
  'uploads',
  'userGate',
  'widget',
] as const satisfies readonly (keyof WidgetCopy)[];
