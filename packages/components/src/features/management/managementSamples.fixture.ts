import {
  RoleTypeValues,
  type Change,
  type ManagedDetail,
  type ManagedItem,
  type ManagedItemPage,
  type RoleRights,
  type UserInfo,
} from '@huiqi/sdk';
import { fixedPermissions, optionalPermissions, rolePermissions } from '@huiqi/sdk/domain';
import { examples, type MockScenarios } from '@huiqi/sdk/testing';
import { sampleProduct } from './contentSamples.fixture.js';

const bankChange = examples.getChange['default'] as Change;

export const sampleBankChange = (change: Partial<Change> = {}): Change => ({
  ...bankChange,
  ...change,
});

/** A change of the product, which is published with another limit. */
export const sampleProductChange = (change: Partial<Change> = {}): Change => ({
  ...bankChange,
  id: 'c2',
  kind: 'PRODUCT',
  itemId: '7',
  title: sampleProduct.name,
  basis: 1,
  content: sampleProduct,
  published: { ...sampleProduct, maxLoanLimit: 200, profile: null },
  ...change,
});

const {
  content: _content,
  published: _published,
  problems: _problems,
  ...summary
} = sampleProductChange();

export const sampleItem: ManagedItem = {
  kind: 'PRODUCT',
  id: '7',
  title: sampleProduct.name,
  owner: '中国建设银行',
  version: 2,
  state: 'PUBLISHED',
  publishedTs: '2026-11-20T09:00:00.000Z',
  change: null,
};

export const sampleItems: ManagedItemPage = {
  content: [
    sampleItem,
    { ...sampleItem, id: '8', title: '知识价值信用贷', state: 'WITHDRAWN' },
    {
      ...sampleItem,
      id: '9',
      title: '',
      version: 0,
      state: 'NEW',
      publishedTs: null,
      change: summary,
    },
  ],
  page: { index: 1, size: 10, total: 3 },
};

export const sampleDetail: ManagedDetail = {
  item: sampleItem,
  content: sampleProduct,
  versions: [
    {
      number: 2,
      changeId: 'c2',
      note: '调整额度',
      author: { id: '6', name: '李运营' },
      approvedBy: { id: '7', name: '王主任' },
      publishedTs: '2026-11-20T09:00:00.000Z',
    },
    {
      number: 1,
      changeId: 'c1',
      note: '',
      author: { id: '6', name: '李运营' },
      approvedBy: null,
      publishedTs: '2026-11-01T09:00:00.000Z',
    },
  ],
};

/** The roles as they begin, one of them with a change that waits. */
export const sampleRights: RoleRights[] = RoleTypeValues.map((role, place) => ({
  role,
  keys: [...rolePermissions[role]],
  fixed: [...fixedPermissions[role]],
  optional: [...optionalPermissions[role]],
  people: place * 7 + 1,
  changeable: role !== 'ADMIN' && role !== 'OPERATOR',
  change:
    role === 'FINANCIER' ? { ...summary, kind: 'ROLE', itemId: role, state: 'SUBMITTED' } : null,
}));

/** What every page of the desk reads, as the user who wrote the changes or as somebody else. */
export const managementScenarios = (more: MockScenarios = {}, userId = '6'): MockScenarios => ({
  getUserInfo: {
    data: { ...(examples.getUserInfo['default'] as UserInfo), id: userId, roleType: 'OPERATOR' },
  },
  listBankOptions: { data: [{ id: '1', name: '中国建设银行' }] },
  listAreaTree: {
    data: [
      {
        code: '500000',
        name: '重庆市',
        childList: [
          { code: '500231', name: '垫江县', childList: [] },
          { code: '500233', name: '忠县', childList: [] },
        ],
      },
    ],
  },
  listServiceTypes: { data: [{ id: '1', dicId: '1', code: 'TECH', name: '科技创新' }] },
  listServiceSubtypes: {
    data: [{ id: '11', dicId: '1', code: 'TECH_PROJECT', name: '科技项目申报' }],
  },
  listManagedItems: { data: sampleItems },
  getManagedItem: { data: sampleDetail },
  ...more,
});
