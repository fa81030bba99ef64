/** The platform's hotline, for when a region's configuration is not available: a page or its scripts failed. */
export const hotline = { phone: '023-63800000', hotlineHours: '工作日 09:30-18:30' } as const;
