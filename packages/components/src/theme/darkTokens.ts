/**
 * The colours of the theme on a dark background; what is missing here is the same in both. Every text colour reaches
 * 4.5:1 on `surface`, `page` and its own soft tone; disabled text 3:1.
 */
export const darkTokens = {
  color: {
    primary: '#7db4ff',
    primaryHover: '#a3caff',
    primaryActive: '#c4deff',
    primarySoft: '#1b3354',
    onPrimary: '#0b1626',
    success: '#6fd08c',
    successSoft: '#163526',
    warning: '#f0b45a',
    warningSoft: '#3a2c12',
    danger: '#ff8f86',
    dangerHover: '#ffaca5',
    dangerActive: '#ffc8c3',
    dangerSoft: '#44201f',
    onDanger: '#2a0b09',
    disabled: '#8494a8',
    disabledSoft: '#1f3148',
    text: '#eef4fb',
    muted: '#a9b8ca',
    border: '#2a3e58',
    borderStrong: '#6f86a3',
    surface: '#122238',
    page: '#0b1626',
    hover: '#1a2d47',
    focus: '#7db4ff',
    backdrop: 'rgba(2, 6, 14, 0.64)',
  },
  shadow: {
    float: '0 6px 16px rgba(0, 0, 0, 0.5), 0 1px 4px rgba(0, 0, 0, 0.4)',
    dialog: '0 16px 40px rgba(0, 0, 0, 0.6)',
  },
  /** The further colours of charts (patterns/charts/palette.css.ts), at least 3:1 on `surface`. */
  chart: { 2: '#ff9d5c', 3: '#4fc3bd', 4: '#c69cf0' },
  colorScheme: 'dark',
} as const;
