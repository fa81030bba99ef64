import { screen, type Route } from '../../routes/route.js';
import { supervisionPaths } from './paths.js';

export const routes: readonly Route[] = [
  {
    path: '/supervision',
    title: '服务监督',
    header: '/supervision',
    nav: { label: '服务监督', place: 5 },
    load: async () => {
      const { SupervisionScreen } = await import('@huiqi/components/supervision/SupervisionScreen');
      return screen(SupervisionScreen, supervisionPaths);
    },
  },
];
