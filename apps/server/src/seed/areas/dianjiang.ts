import type { regions } from '../../schema/areas.js';
import { regionConfig } from './regionConfig.js';

/** The county whose commission runs the platform; the default for visitors. */
export const dianjiang: typeof regions.$inferInsert = {
  key: 'dianjiang',
  regionName: '垫江县',
  scfProvince: '500000',
  scfCity: '500231',
  scfDistrict: '0',
  position: 0,
  config: regionConfig({
    local: '垫江',
    domainName: 'dianjiang.huiqi.example',
    logo: '/assets/logo.png',
    brandColor: null,
    aboutUs: [
      '惠企平台由垫江县发展和改革委员会主办，为县内中小微企业提供普惠金融与政策服务。',
      '企业可在线比较各银行贷款产品、提交申请并查看办理进度，全程不收取任何费用。',
      '平台汇集税务、市场监管、征信与融资担保机构的数据与服务，经企业授权后用于贷款审核，企业可随时查看并撤回授权。',
    ],
    businessAddress: '重庆市垫江县桂溪街道工农路1号',
    email: 'service@huiqi.example',
    contactName: '平台服务中心',
    phone: '023-74500000',
    icpRemarks: ['渝ICP备2026000231号-1'],
    policeRemark: '渝公网安备50023102000231号',
    platformBusiness: {
      sponsor: '垫江县发展和改革委员会',
      technicalSupport: '惠企平台运营中心',
      scope: [
        '普惠贷款与无还本续贷',
        '惠企政策查询与申报',
        '企业诉求受理与督办',
        '信用修复与企业服务',
      ],
      cooperationPhone: '023-74500020',
      cooperationEmail: 'hezuo@huiqi.example',
    },
    banners: [
      {
        id: '1',
        imageUrl: '/assets/banners/dianjiang.svg',
        title: '找贷款，一站比较、在线申请',
        subtitle: '十三家银行，数十款普惠产品，进度随时可查',
        link: '/loan',
      },
      {
        id: '2',
        imageUrl: '/assets/banners/spring.svg',
        title: '续贷不断档，周转更从容',
        subtitle: '到期无还本续贷，一键查询合作银行',
        link: '/loan?productCategoryId=4',
      },
    ],
    partnerLogos: [
      { name: '垫江县税务', imageUrl: '/assets/partners/tax.png' },
      { name: '重庆征信', imageUrl: '/assets/partners/credit.png' },
      { name: '垫江市场监管', imageUrl: '/assets/partners/market.png' },
      { name: '渝东融资担保', imageUrl: '/assets/partners/guarantee.png' },
      { name: '桂溪工商联', imageUrl: '/assets/partners/chamber.png' },
    ],
    counterLimitFinancing: true,
    counterRepaymentFinancing: true,
  }),
};
