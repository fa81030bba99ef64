import type { GuaranteePaths } from '@huiqi/components/guarantees';

export const guaranteePaths: GuaranteePaths = {
  stability: () => '/sixStability',
  guarantees: () => '/sixGuarantees',
  bigScreen: () => '/bigScreen',
};
