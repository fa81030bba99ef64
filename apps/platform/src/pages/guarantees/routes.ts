import { screen, type Route } from '../../routes/route.js';
import { guaranteePaths } from './paths.js';

/** Dashboards of stability and guarantees; both are under one entry of the header (spec 1 §2). */
export const routes: readonly Route[] = [
  {
    path: '/sixStability',
    title: '六稳',
    header: '/sixStability',
    nav: { label: '六稳六保', place: 6 },
    load: async () => {
      const { StabilityScreen } = await import('@huiqi/components/guarantees/StabilityScreen');
      return screen(StabilityScreen, guaranteePaths);
    },
  },
  {
    path: '/sixGuarantees',
    title: '六保',
    header: '/sixStability',
    load: async () => {
      const { GuaranteesScreen } = await import('@huiqi/components/guarantees/StabilityScreen');
      return screen(GuaranteesScreen, guaranteePaths);
    },
  },
  {
    path: '/bigScreen',
    title: '六稳六保大屏',
    layout: 'bare',
    load: async () => {
      const { BigScreenScreen } = await import('@huiqi/components/guarantees/BigScreenScreen');
      return screen(BigScreenScreen, guaranteePaths);
    },
  },
];
