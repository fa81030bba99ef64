import type { SoonRoute } from '../../routes/route.js';

const header = '/policyOnline';
const line = '在线填报材料、保存草稿并查看审核进度。';

/** Applications for policies (spec 2 §2). */
export const soon: readonly SoonRoute[] = [
  { path: '/policy/apply', title: '政策申报', line, header },
  { path: '/policy/applyMsg', title: '政策申报', line, header },
  { path: '/policy/user/applyMsg', title: '我的申报', line, header },
  { path: '/totalPolicy/applyMsg', title: '政策申报', line, header },
];
