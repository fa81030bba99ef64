import { ManagedKindLabels, ManagedKindValues, type ManagedKind } from '@huiqi/sdk';
import { screen, type Route, type Samples } from '../../routes/route.js';
import { managementEntry as entry, managementFolders, managementPaths } from './paths.js';

const desk = { permission: 'MANAGE', layout: 'desk' } as const;

/** The list of a kind, and the page of one of its things. */
const routesOf = (kind: ManagedKind): readonly Route[] => [
  {
    path: managementFolders[kind],
    title: `${ManagedKindLabels[kind]}管理`,
    ...desk,
    entry,
    load: async () => {
      if (kind === 'ROLE') {
        const { RightsScreen } = await import('@huiqi/components/management/RightsScreen');
        return screen(RightsScreen, managementPaths);
      }
      const { managedItemsScreen } =
        await import('@huiqi/components/management/managedItemsScreen');
      return screen(managedItemsScreen(kind), managementPaths);
    },
  },
  {
    path: `${managementFolders[kind]}/:id`,
    title: `${ManagedKindLabels[kind]}管理`,
    ...desk,
    entry,
    load: async () => {
      const { managedItemScreen } = await import('@huiqi/components/management/managedItemScreen');
      return screen(managedItemScreen(kind), managementPaths);
    },
  },
];

export const routes: readonly Route[] = [
  {
    path: entry,
    title: '内容管理',
    ...desk,
    desk: { label: '内容管理', place: 7, icon: 'document', key: 'm' },
    load: async () => {
      const { OverviewScreen } = await import('@huiqi/components/management/OverviewScreen');
      return screen(OverviewScreen, managementPaths);
    },
  },
  ...ManagedKindValues.flatMap(routesOf),
  {
    path: '/manage/changes',
    title: '内容修改与审核',
    ...desk,
    entry,
    load: async () => {
      const { ChangesScreen } = await import('@huiqi/components/management/ChangesScreen');
      return screen(ChangesScreen, managementPaths);
    },
  },
  {
    path: '/manage/changes/:id',
    title: '内容修改与审核',
    ...desk,
    entry,
    load: async () => {
      const { ChangeScreen } = await import('@huiqi/components/management/ChangeScreen');
      return screen(ChangeScreen, managementPaths);
    },
  },
];

export const samples: Samples = {
  '/manage/products/:id': '/manage/products/100001',
  '/manage/banks/:id': '/manage/banks/1',
  '/manage/renewalBanks/:id': '/manage/renewalBanks/1',
  '/manage/categories/:id': '/manage/categories/1',
  '/manage/policies/:id': '/manage/policies/5001',
  '/manage/publishers/:id': '/manage/publishers/8',
  '/manage/services/:id': '/manage/services/8001',
  '/manage/organisations/:id': '/manage/organisations/801',
  '/manage/coupons/:id': '/manage/coupons/101',
  '/manage/evaluations/:id': '/manage/evaluations/ev-1',
  '/manage/news/:id': '/manage/news/1',
  '/manage/announcements/:id': '/manage/announcements/a-1',
  '/manage/departments/:id': '/manage/departments/fgw',
  '/manage/staff/:id': '/manage/staff/5',
  '/manage/regions/:id': '/manage/regions/dianjiang',
  '/manage/roles/:id': '/manage/roles/FINANCIER',
  '/manage/approvals/:id': '/manage/approvals/NEWS',
  '/manage/changes/:id': '/manage/changes/c1',
};
