import { screen, type Route } from '../../routes/route.js';

export const routes: readonly Route[] = [
  {
    path: '/departments',
    title: '部门与人员',
    permission: 'ADMIN_ORDERS',
    layout: 'desk',
    desk: { label: '部门与人员', place: 9, icon: 'user', key: 'd' },
    load: async () => {
      const { DepartmentsScreen } = await import('@huiqi/components/departments/DepartmentsScreen');
      return screen(DepartmentsScreen, {});
    },
  },
];
