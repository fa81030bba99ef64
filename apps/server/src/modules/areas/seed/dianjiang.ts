import type { regions } from '../table.js';

/** Region of the sample. */
export const dianjiang: typeof regions.$inferInsert = {
  key: 'dianjiang',
  regionName: '垫江县',
  scfProvince: '500000',
  scfCity: '500231',
  scfDistrict: '0',
  config: {
    local: '垫江',
    domainName: 'localhost',
    logo: '/assets/logo.svg',
    brandColor: null,
    aboutUs: [
      '惠企平台由垫江县发展和改革委员会主办，为县内中小微企业提供普惠金融与政策服务。',
      '企业可在线比较各银行贷款产品、提交申请并查看办理进度，全程不收取任何费用。',
    ],
    businessAddress: '重庆市垫江县桂溪街道',
    email: 'service@huiqi.example',
    contactName: '平台服务中心',
    phone: '023-74500000',
    hotlineHours: '工作日 09:30-18:30',
    icpRemarks: ['主办单位：垫江县发展和改革委员会', '技术支持：惠企平台'],
    banners: [
      {
        id: '1',
        imageUrl: '/assets/banners/finance.svg',
        title: '找贷款，一站比较、在线申请',
        subtitle: '十三家银行，数十款普惠产品，进度随时可查',
        link: '/loan',
      },
      {
        id: '2',
        imageUrl: '/assets/banners/county.svg',
        title: '续贷不断档，周转更从容',
        subtitle: '到期无还本续贷，一键查询合作银行',
        link: '/loan?productCategoryId=4',
      },
    ],
    partnerLogos: [
      { name: '税务', imageUrl: '/assets/partners/tax.svg' },
      { name: '征信', imageUrl: '/assets/partners/credit.svg' },
      { name: '市场监管', imageUrl: '/assets/partners/market.svg' },
      { name: '融资担保', imageUrl: '/assets/partners/guarantee.svg' },
    ],
    scfPlatform: '1001',
    scfProvince: '500000',
    scfProvinceName: '重庆市',
    loginPhone: true,
    loginTax: true,
    loginThreeSides: false,
    loginName: null,
    counterLimitIndex: false,
    counterRepaymentIndex: false,
    counterLimitFinancing: false,
    counterRepaymentFinancing: false,
  },
};
