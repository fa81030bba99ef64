import type { regions } from '../../schema/areas.js';
import { regionConfig } from './regionConfig.js';

/** The whole municipality; companies in districts without their own region see it too. */
export const chongqing: typeof regions.$inferInsert = {
  key: 'chongqing',
  regionName: '重庆市',
  scfProvince: '500000',
  scfCity: '0',
  scfDistrict: '0',
  position: 2,
  config: regionConfig({
    local: '重庆',
    domainName: 'chongqing.huiqi.example',
    logo: '/assets/logos/chongqing.png',
    brandColor: '#8c2431',
    aboutUs: [
      '重庆惠企平台面向全市各区县中小微企业，汇集全市通用的普惠贷款产品与惠企政策。',
      '已开通本地站的区县可切换到本地站，办理当地专属产品与服务；其他区县的企业按全市内容办理。',
    ],
    businessAddress: '重庆市渝中区人民路232号',
    email: 'chongqing@huiqi.example',
    contactName: '全市服务热线',
    phone: '023-63800000',
    icpRemarks: ['渝ICP备2026000000号-1'],
    policeRemark: null,
    platformBusiness: {
      sponsor: '重庆市发展和改革委员会',
      technicalSupport: '惠企平台运营中心',
      scope: ['全市通用贷款产品', '市级惠企政策', '区县站点导航'],
      cooperationPhone: '023-63800020',
      cooperationEmail: 'cq-hezuo@huiqi.example',
    },
    banners: [
      {
        id: '21',
        imageUrl: '/assets/banners/bridge.png',
        title: '全市通用产品，区县就近办理',
        subtitle: '选择所在区县，查看当地专属贷款与服务',
        link: '/loan',
      },
    ],
    partnerLogos: [
      { name: '重庆税务', imageUrl: '/assets/partners/tax-chongqing.png' },
      { name: '重庆征信', imageUrl: '/assets/partners/credit.png' },
      { name: '三峡融资担保', imageUrl: '/assets/partners/gorges.png' },
    ],
    loginPhone: false,
    counterLimitIndex: true,
  }),
};
