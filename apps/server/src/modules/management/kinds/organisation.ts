import { isContactPhone } from '@huiqi/sdk/domain';
import { existingRegion } from './regionRepository.js';
import type { ManagedKind } from './ManagedKind.js';
import { problem, required } from './problems.js';
import { storedOrganisation } from './organisationRepository.js';

const creditCode = /^[0-9A-Za-z]{15,20}$/;

export const organisation: ManagedKind<'ORGANISATION'> = {
  ...storedOrganisation,
  empty: ({ scfProvince, scfCity, scfDistrict }) => ({
    kind: 'ORGANISATION',
    name: '',
    logo: '',
    creditCode: '',
    introduction: null,
    address: null,
    scfProvince: scfProvince ?? '0',
    scfCity: scfCity ?? '0',
    scfDistrict: scfDistrict ?? '0',
    contactName: null,
    contactPhone: null,
  }),
  titleOf: ({ name }) => name,
  belongsTo: ({ scfProvince }) => ({
    bankId: null,
    scfProvince: scfProvince === '0' ? null : scfProvince,
  }),
  problems: async (db, content) => [
    ...required({ name: content.name, introduction: content.introduction ?? '' }),
    ...problem(!creditCode.test(content.creditCode), 'creditCode', '请填写统一社会信用代码'),
    ...problem(
      !isContactPhone(content.contactPhone ?? ''),
      'contactPhone',
      '请填写正确的手机号或固定电话',
    ),
    ...(await existingRegion(db, content)),
  ],
};
