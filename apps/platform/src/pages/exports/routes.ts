import { screen, type Route } from '../../routes/route.js';

export const routes: readonly Route[] = [
  {
    path: '/exportRecords',
    title: '导出记录',
    // The operation is for administrators, as the security events are.
    permission: 'ADMIN_SECURITY',
    layout: 'desk',
    desk: { label: '导出记录', place: 12, icon: 'document', key: 'h' },
    load: async () => {
      const { ExportRecordsScreen } = await import('@huiqi/components/exports/ExportRecordsScreen');
      return screen(ExportRecordsScreen, {});
    },
  },
];
