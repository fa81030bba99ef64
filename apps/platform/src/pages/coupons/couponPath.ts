/** The page of one coupon application; in a separate file, as the header only needs this one. */
export const couponPath = (applicationId: string): string =>
  `/coupon/user/detail/${encodeURIComponent(applicationId)}`;
