/** The platform's own line, for where the configuration of a region is not at hand: that a page failed, or its scripts did. */
export const hotline = { phone: '023-63800000', hotlineHours: '工作日 09:30-18:30' } as const;
