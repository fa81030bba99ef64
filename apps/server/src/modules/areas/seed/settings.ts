import type { Banner } from '@huiqi/sdk';
import type { settings as table } from '../table.js';

/** Banners above the supervision list. */
const supervision: readonly Banner[] = [
  {
    id: '31',
    imageUrl: '/assets/banners/supervision.svg',
    title: '企业诉求，件件有回应',
    subtitle: '办理时限公开，超期自动督办',
    link: '/enterpriseDemands/release',
  },
];

export const settings: (typeof table.$inferInsert)[] = [
  { name: 'DEMAND_OVERSEE_BANNER', value: JSON.stringify(supervision) },
];
