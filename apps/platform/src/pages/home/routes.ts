import { screen, type Route, type Samples } from '../../routes/route.js';
import { homePaths } from './paths.js';

export const routes: readonly Route[] = [
  { path: '/', redirect: '/homePage' },
  {
    path: '/homePage',
    drawn: true,
    title: '首页',
    header: '/homePage',
    nav: { label: '首页', place: 1 },
    load: () => import('./HomePage.js'),
  },
  {
    path: '/news',
    title: '最新动态',
    header: '/homePage',
    load: async () => {
      const { NewsListScreen } = await import('@huiqi/components/home/NewsListScreen');
      return screen(NewsListScreen, homePaths);
    },
  },
  {
    path: '/news/:newsId',
    title: '动态详情',
    header: '/homePage',
    load: async () => {
      const { NewsScreen } = await import('@huiqi/components/home/NewsScreen');
      return screen(NewsScreen, homePaths);
    },
  },
  {
    path: '/announcement/:announcementId',
    title: '公告',
    header: '/homePage',
    load: async () => {
      const { AnnouncementScreen } = await import('@huiqi/components/home/AnnouncementScreen');
      return screen(AnnouncementScreen, homePaths);
    },
  },
];

export const samples: Samples = {
  '/news/:newsId': '/news/1',
  '/announcement/:announcementId': '/announcement/a-1',
};
