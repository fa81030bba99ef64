import type { Icon } from '@huiqi/components/ui';
import type { ComponentProps } from 'react';

interface Offer {
  readonly icon: ComponentProps<typeof Icon>['name'];
  readonly name: string;
  readonly text: string;
}

/** What an account offers. */
export const offers: readonly Offer[] = [
  {
    icon: 'bank',
    name: '普惠贷款与续贷',
    text: '比较各银行产品，在线申请，随时查看审批进度和授信结果。',
  },
  {
    icon: 'document',
    name: '惠企政策',
    text: '按企业情况查找政策，在线申报，办理节点及时提醒。',
  },
  {
    icon: 'user',
    name: '企业诉求与服务',
    text: '发布诉求、申请服务、领取惠企券，办理结果可评价。',
  },
];
