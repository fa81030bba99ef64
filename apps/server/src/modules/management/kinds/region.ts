import type { FieldError } from '@huiqi/sdk';
import { contrastWithWhite, isContactPhone, isRegionKey, isReadableBrand } from '@huiqi/sdk/domain';
import { regionBounds } from '../../../security/regionScope.js';
import type { ContentOf, ManagedKind } from './ManagedKind.js';
import { problem, required } from './problems.js';
import { regionHints } from './regionHints.js';
import { storedRegion, takenNames, wrongPlace } from './siteRegionRepository.js';

type Region = ContentOf<'REGION'>;

const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const lastPosition = 100;

function wrongColour({ brandColor }: Region): FieldError[] {
  if (brandColor === null || isReadableBrand(brandColor)) return [];
  const contrast = contrastWithWhite(brandColor);
  return [
    {
      field: 'brandColor',
      message:
        contrast === undefined
          ? '请填写六位颜色值，例如 #0f6b4f'
          : `与白色的对比度为${contrast.toFixed(1)}，文字看不清，至少需要4.5`,
    },
  ];
}

function wrongBanners(
  content: Region,
  name: 'banners' | 'policyBanners' | 'supervisionBanners',
): FieldError[] {
  const banners = content[name] ?? [];
  return [
    ...problem(
      new Set(banners.map(({ id }) => id)).size < banners.length,
      name,
      '有重复的编号，请删除后重新添加',
    ),
    ...banners.flatMap(({ imageUrl, title, validFrom, validUntil }, at) => [
      ...problem(
        Boolean(validFrom && validUntil && validUntil < validFrom),
        `${name}.${at}.validUntil`,
        `第${at + 1}张的结束日期早于开始日期`,
      ),
      ...problem(imageUrl === '', `${name}.${at}.imageUrl`, `第${at + 1}张没有图片`),
      ...problem(title.trim() === '', `${name}.${at}.title`, `第${at + 1}张没有标题`),
    ]),
  ];
}

const wrongPartners = ({ partnerLogos }: Region): FieldError[] =>
  partnerLogos.flatMap(({ name, imageUrl }, at) => [
    ...problem(imageUrl === '', `partnerLogos.${at}.imageUrl`, `第${at + 1}个没有图片`),
    ...problem(name.trim() === '', `partnerLogos.${at}.name`, `第${at + 1}个没有名称`),
  ]);

function wrongContact({ phone, email: address, platformBusiness }: Region): FieldError[] {
  const { cooperationPhone, cooperationEmail } = platformBusiness;
  const isPhone = (text: string) => text === '' || isContactPhone(text);
  const isEmail = (text: string) => text === '' || email.test(text);
  return [
    ...problem(!isPhone(phone), 'phone', '请填写正确的手机号或固定电话'),
    ...problem(!isEmail(address), 'email', '请填写正确的邮箱'),
    ...problem(
      !isPhone(cooperationPhone),
      'platformBusiness.cooperationPhone',
      '请填写正确的手机号或固定电话',
    ),
    ...problem(!isEmail(cooperationEmail), 'platformBusiness.cooperationEmail', '请填写正确的邮箱'),
  ];
}

function wrongLogins(region: Region): FieldError[] {
  const { loginThreeSides, loginName, thirdLoginUrl } = region;
  return loginThreeSides
    ? required({ loginName: loginName ?? '', thirdLoginUrl: thirdLoginUrl ?? '' })
    : [];
}

function wrongPages({ pages }: Region): FieldError[] {
  const names = pages.map(({ page }) => page);
  return pages.flatMap(({ page, title }, at) => [
    ...problem(title.trim() === '', `pages.${page}.title`, '请填写'),
    ...problem(names.indexOf(page) < at, `pages.${page}.title`, '页面重复'),
  ]);
}

/** Administrators in their whole province, operators in the area that they are responsible for. */
const isWithinRights: ManagedKind<'REGION'>['isWithinRights'] = (user, content) =>
  user.role === 'ADMIN' ||
  (user.role === 'OPERATOR' &&
    Object.entries(regionBounds(user)).every(
      ([name, code]) => content[name as 'scfCity'] === code,
    ));

type Scope = Parameters<ManagedKind<'REGION'>['empty']>[0];

const placeOf = ({ scfProvince, scfCity, scfDistrict }: Scope) => ({
  scfProvince: scfProvince ?? '0',
  scfCity: scfCity ?? '0',
  scfDistrict: scfDistrict ?? '0',
});

export const region: ManagedKind<'REGION'> = {
  ...storedRegion,
  empty: (scope) => ({
    kind: 'REGION',
    name: '',
    key: '',
    ...placeOf(scope),
    local: '',
    domainName: '',
    logoUrl: '',
    brandColor: null,
    banners: [],
    policyBanners: [],
    supervisionBanners: [],
    partnerLogos: [],
    aboutUs: [],
    businessAddress: '',
    email: '',
    contactName: '',
    phone: '',
    hotlineHours: '',
    icpRemarks: [],
    policeRemark: null,
    platformBusiness: {
      sponsor: '',
      technicalSupport: '',
      scope: [],
      cooperationPhone: '',
      cooperationEmail: '',
    },
    legalServiceUrl: null,
    creditSiteUrl: null,
    institutionLoginUrl: null,
    governmentLoginUrl: null,
    loginPhone: true,
    loginTax: true,
    loginThreeSides: false,
    loginName: null,
    thirdLoginUrl: null,
    certifyPhoneCode: true,
    counterLimitIndex: false,
    counterRepaymentIndex: false,
    counterLimitFinancing: false,
    counterRepaymentFinancing: false,
    pages: [],
    // The first region is the one that visitors see: a new one comes last.
    position: lastPosition,
  }),
  copied: (content, scope) => ({
    ...content,
    ...placeOf(scope),
    name: '',
    local: '',
    key: '',
    domainName: '',
    position: lastPosition,
  }),
  titleOf: ({ name }) => name,
  belongsTo: ({ scfProvince }) => ({
    bankId: null,
    scfProvince: scfProvince === '0' ? null : scfProvince,
  }),
  isWithinRights,
  problems: async (db, content, id) => {
    const { name, local, key, domainName, logoUrl, phone, hotlineHours } = content;
    return [
      ...required({ name, local }),
      ...problem(
        !isRegionKey(key),
        'key',
        '请填写小写字母开头的字母、数字或短横线，不能与页面同名',
      ),
      ...(await takenNames(db, content, id)),
      ...(await wrongPlace(db, content, id)),
      ...problem(domainName !== '' && !domain.test(domainName), 'domainName', '请填写域名'),
      ...required({ logoUrl }),
      ...wrongColour(content),
      ...problem(content.banners.length === 0, 'banners', '至少需要一张'),
      ...wrongBanners(content, 'banners'),
      ...wrongBanners(content, 'policyBanners'),
      ...wrongBanners(content, 'supervisionBanners'),
      ...wrongPartners(content),
      ...required({ phone, hotlineHours }),
      ...wrongContact(content),
      ...wrongLogins(content),
      ...wrongPages(content),
    ];
  },
  hints: regionHints,
};
