import type { AreaConfig } from '@huiqi/sdk';
import type { DatedBanner, RegionConfig } from '../../../schema/areas.js';
import type { ContentOf } from './ManagedKind.js';

type Region = ContentOf<'REGION'>;

/** What a configuration without the field means; a former value stays as it was written. */
const defaults = {
  brandColor: null,
  legalServiceUrl: null,
  creditSiteUrl: null,
  institutionLoginUrl: null,
  governmentLoginUrl: null,
  thirdLoginUrl: null,
  certifyPhoneCode: true,
} as const satisfies Partial<Region>;

const optional = Object.keys(defaults) as (keyof typeof defaults)[];

/** The items with what their former ones hold beside, such as fields of a later version. */
const withFormer = <Item extends object>(
  items: readonly Item[],
  former: readonly Item[] | undefined,
  idOf: (item: Item) => string,
): Item[] => {
  const known = new Map(former?.map((item) => [idOf(item), item]));
  return items.map((item) => ({ ...known.get(idOf(item)), ...item }));
};

/** The fields of a configuration that its content holds under the same names. */
const sameNames = [
  'local',
  'domainName',
  'aboutUs',
  'businessAddress',
  'email',
  'contactName',
  'phone',
  'hotlineHours',
  'icpRemarks',
  'policeRemark',
  'loginPhone',
  'loginTax',
  'loginThreeSides',
  'loginName',
  'counterLimitIndex',
  'counterRepaymentIndex',
  'counterLimitFinancing',
  'counterRepaymentFinancing',
] as const satisfies readonly (keyof AreaConfig & keyof Region)[];

const pick = <From, Name extends keyof From & string>(from: From, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;

type Configured = Omit<
  Region,
  'key' | 'kind' | 'name' | 'pages' | 'position' | 'scfCity' | 'scfDistrict' | 'scfProvince'
>;

function toManagedBanner(banner: DatedBanner): Region['banners'][number] {
  const { id, imageUrl, title, subtitle = null, link = null, validFrom, validUntil } = banner;
  return {
    id,
    imageUrl,
    title,
    subtitle,
    link,
    ...(validFrom === undefined ? {} : { validFrom }),
    ...(validUntil === undefined ? {} : { validUntil }),
  };
}

/** What a configuration says of a region. */
export function fromRegionConfig(config: RegionConfig): Configured {
  const { logo, platformBusiness: business, banners, partnerLogos } = config;
  return {
    ...pick(config, sameNames),
    loginName: config.loginName ?? null,
    ...(Object.fromEntries(optional.map((name) => [name, config[name] ?? defaults[name]])) as Pick<
      Region,
      keyof typeof defaults
    >),
    logoUrl: logo,
    banners: banners.map(toManagedBanner),
    policyBanners: config.policyBanners?.map(toManagedBanner) ?? [],
    supervisionBanners: config.supervisionBanners?.map(toManagedBanner) ?? [],
    partnerLogos: partnerLogos.map(({ name, imageUrl }) => ({ name, imageUrl })),
    platformBusiness: pick(business, [
      'sponsor',
      'technicalSupport',
      'scope',
      'cooperationPhone',
      'cooperationEmail',
    ]),
  };
}

/** The banners of a page other than the home page, as far as the region has some or had some. */
function ofPage(
  name: 'policyBanners' | 'supervisionBanners',
  content: Region,
  former: RegionConfig | undefined,
): Partial<RegionConfig> {
  const banners = content[name] ?? [];
  const before = former?.[name];
  if (banners.length === 0 && before === undefined) return {};
  return { [name]: withFormer(banners, before, ({ id }) => id) };
}

/** The configuration of a region, with everything of the former one that its content does not know. */
export function toRegionConfig(
  content: Region,
  former: RegionConfig | undefined,
  provinceName: string,
): RegionConfig {
  const { logoUrl, banners, partnerLogos, platformBusiness, scfProvince } = content;
  const unknown = Object.fromEntries(
    Object.entries(former ?? {}).filter(([name]) => !optional.includes(name as 'brandColor')),
  ) as Partial<RegionConfig>;
  const given = optional.filter(
    (name) => content[name] !== defaults[name] || content[name] === former?.[name],
  );
  return {
    scfPlatform: '1001',
    ...unknown,
    ...pick(content, sameNames),
    ...(pick(content, given) as Partial<AreaConfig>),
    logo: logoUrl,
    banners: withFormer(banners, former?.banners, ({ id }) => id),
    ...ofPage('policyBanners', content, former),
    ...ofPage('supervisionBanners', content, former),
    partnerLogos: withFormer(partnerLogos, former?.partnerLogos, ({ name }) => name),
    platformBusiness: { ...former?.platformBusiness, ...platformBusiness },
    scfProvince,
    scfProvinceName: provinceName,
  };
}
