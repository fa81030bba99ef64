import type { regions } from '../../schema/areas.js';
import { regionConfig } from './regionConfig.js';

/** A neighbouring county with its own look, partners and switches. */
export const zhongxian: typeof regions.$inferInsert = {
  key: 'zhongxian',
  regionName: '忠县',
  scfProvince: '500000',
  scfCity: '500233',
  scfDistrict: '0',
  position: 1,
  config: regionConfig({
    local: '忠县',
    domainName: 'zhongxian.huiqi.example',
    logo: '/assets/logos/zhongxian.png',
    brandColor: '#0f6b4f',
    aboutUs: [
      '忠县惠企平台由忠县发展和改革委员会主办，面向柑橘加工、港口物流与文旅企业提供融资与政策服务。',
      '县内企业可在线申请全市通用与忠县专属的贷款产品，由忠州街道企业服务站协助办理。',
    ],
    businessAddress: '重庆市忠县忠州街道州屏环路8号',
    email: 'zhongxian@huiqi.example',
    contactName: '忠县企业服务站',
    phone: '023-54200000',
    icpRemarks: ['渝ICP备2026000233号-1'],
    policeRemark: '渝公网安备50023302000233号',
    platformBusiness: {
      sponsor: '忠县发展和改革委员会',
      technicalSupport: '惠企平台运营中心',
      scope: ['柑橘产业链贷款', '港口物流企业融资', '惠企政策查询与申报', '企业诉求受理与督办'],
      cooperationPhone: '023-54200020',
      cooperationEmail: 'zx-hezuo@huiqi.example',
    },
    banners: [
      {
        id: '11',
        imageUrl: '/assets/banners/orange.png',
        title: '忠橙熟了，贷款也到位',
        subtitle: '柑橘种植、加工与销售企业专属产品，随借随还',
        link: '/loan',
      },
      {
        id: '12',
        imageUrl: '/assets/banners/harbour.png',
        title: '新生港通江达海，物流企业轻装上阵',
        subtitle: '按运单与应收账款授信，三个工作日内答复',
        link: '/loan?guaranteeType=CREDIT',
      },
    ],
    partnerLogos: [
      { name: '忠县税务', imageUrl: '/assets/partners/tax-zhongxian.png' },
      { name: '重庆征信', imageUrl: '/assets/partners/credit.png' },
      { name: '新生港务', imageUrl: '/assets/partners/harbour.png' },
      { name: '忠橙产业协会', imageUrl: '/assets/partners/orange.png' },
    ],
    loginTax: false,
    counterLimitIndex: true,
    counterRepaymentIndex: true,
    counterLimitFinancing: true,
    counterRepaymentFinancing: true,
  }),
};
