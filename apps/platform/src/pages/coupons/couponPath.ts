/** The page of one application for a coupon; apart from the other addresses, as the header needs this one alone. */
export const couponPath = (applicationId: string): string =>
  `/coupon/user/detail/${encodeURIComponent(applicationId)}`;
