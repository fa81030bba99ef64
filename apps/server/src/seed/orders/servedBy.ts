import { servesPlace } from '../../modules/companies/region.js';
import type { NewCompany } from '../companies/makeCompanies.js';
import type { NewProduct } from '../products/makeProducts.js';

/** Returns the company, or the nearest one before it, at a place the product serves. */
export function servedBy(
  product: NewProduct,
  company: NewCompany,
  companies: readonly NewCompany[],
): NewCompany {
  // Ids start at 1.
  for (let place = Number(company.id) - 1; place >= 0; place -= 1) {
    const one = companies[place];
    if (one && servesPlace(product.regionCodes, one)) return one;
  }
  throw new Error(`The product ${product.id} serves no company up to ${company.id}`);
}
