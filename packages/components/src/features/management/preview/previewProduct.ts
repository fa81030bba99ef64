import type { ManagedProduct, ProductDetail } from '@huiqi/sdk';

export interface PreviewNames {
  readonly id: string;
  readonly bankName: string;
  readonly bankLogo: string;
  readonly bankPhone: string | null;
  readonly categoryName: string;
}

/** A content as applicants get it. */
export function previewProduct(content: ManagedProduct, names: PreviewNames): ProductDetail {
  const {
    kind: _kind,
    bankId: _bankId,
    matchRules: _matchRules,
    position: _position,
    classify,
    categoryId,
    regionCodes,
    repaymentTypes,
    forms,
    ...same
  } = content;
  return {
    ...same,
    id: names.id,
    bankName: names.bankName,
    logoImgUrl: names.bankLogo,
    listImage: content.listImage || null,
    productClassify: classify,
    productCategoryId: categoryId,
    productCategoryName: names.categoryName,
    consultPhone: content.consultPhone ?? names.bankPhone,
    repaymentType: repaymentTypes[0] ?? null,
    repaymentTypeList: repaymentTypes,
    regions: regionCodes,
    formTypes: forms.map(({ type }) => type).filter((type) => type !== 'APPLY'),
  };
}
