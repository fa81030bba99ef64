import type { Product, ProductDetail, ProductFormType } from '@huiqi/sdk';
import type { banks, productCategories, products } from '../../schema/products.js';
import { plainDecimal } from '../../text/decimals.js';

export interface ProductRow {
  readonly product: typeof products.$inferSelect;
  readonly bank: typeof banks.$inferSelect;
  readonly category: typeof productCategories.$inferSelect;
}

export function toProduct({ product, bank, category }: ProductRow): Product {
  return {
    id: product.id,
    name: product.name,
    bankName: bank.name,
    logoImgUrl: bank.logoUrl,
    listImage: product.listImage || null,
    profile: product.profile,
    maxLoanLimit: product.maxLoanLimit,
    minLoanLimit: product.minLoanLimit,
    minInterestRate: plainDecimal(product.minInterestRate),
    maxInterestRate: plainDecimal(product.maxInterestRate),
    interestRateType: product.interestRateType,
    minLoanTerm: product.minLoanTerm,
    maxLoanTerm: product.maxLoanTerm,
    guaranteeType: product.guaranteeType,
    productClassify: product.classify,
    productCategoryId: category.id,
    productCategoryName: category.name,
    productAudit: product.productAudit,
    productInterfaceType: product.productInterfaceType,
    sfPlatformUrl: product.sfPlatformUrl,
    urlType: product.urlType,
    tags: product.tags,
  };
}

export function toProductDetail(row: ProductRow): ProductDetail {
  const { product, bank } = row;
  return {
    ...toProduct(row),
    introduction: product.introduction,
    applyConditions: product.applyConditions,
    requiredMaterials: product.requiredMaterials,
    repaymentType: product.repaymentTypes[0] ?? null,
    repaymentTypeList: product.repaymentTypes,
    processingDays: product.processingDays,
    processingSteps: product.processingSteps,
    consultPhone: product.consultPhone ?? bank.phone,
    scfProvince: product.scfProvince,
    regions: product.regionCodes,
    agreementTitle: product.agreementTitle,
    agreementText: product.agreementText,
    formTypes: Object.keys(product.otherForms) as ProductFormType[],
  };
}
