import { defineSeed } from '../defineSeed.js';
import { hashOfSecret } from '../../modules/partners/secretRepository.js';
import { samplePartners } from '../../modules/partners/samplePartners.js';
import { partners, partnerSecrets } from '../../schema/partners.js';

export const seed = defineSeed({
  tables: [partners, partnerSecrets],
  make: ({ day }) => ({ createdAt: day }),
  rows: ({ createdAt }) => [
    samplePartners.map(({ secret: _secret, isDisabled, ...partner }) => ({
      ...partner,
      createdAt,
      updatedAt: createdAt,
      disabledAt: isDisabled ? createdAt : null,
    })),
    samplePartners.map(({ id, secret }) => ({
      id: `${id}-secret`,
      partnerId: id,
      secretHash: hashOfSecret(secret),
      createdAt,
    })),
  ],
});
