import { screen, type Route } from '../../routes/route.js';

export const routes: readonly Route[] = [
  {
    path: '/handlingTimes',
    title: '办理时限',
    permission: 'ADMIN_HANDLING_TIMES',
    layout: 'desk',
    desk: { label: '办理时限', place: 9, icon: 'clock', key: 't' },
    load: async () => {
      const { HandlingTimesScreen } =
        await import('@huiqi/components/handlingTimes/HandlingTimesScreen');
      return screen(HandlingTimesScreen, {});
    },
  },
];
