/** Distances for dense pages. Text sizes and touch targets stay, so that they remain readable and usable. */
export const compactTokens = {
  space: {
    3: '8px',
    4: '12px',
    5: '14px',
    6: '16px',
    8: '20px',
    10: '24px',
    12: '32px',
    16: '40px',
  },
  lineHeight: { text: '1.5' },
} as const;
