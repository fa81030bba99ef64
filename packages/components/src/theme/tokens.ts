/**
 * Default values of the theme contract. A brand overrides values, never names.
 * Every text colour reaches 4.5:1 on `surface`, `page` and its own soft tone; disabled text 3:1.
 */
export const defaultTokens = {
  color: {
    primary: '#1558c0',
    primaryHover: '#164ea4',
    primaryActive: '#174489',
    primarySoft: '#e8eef9',
    onPrimary: '#ffffff',
    success: '#17702f',
    successSoft: '#e9f6ec',
    warning: '#8f5300',
    warningSoft: '#fff5e3',
    danger: '#c0231a',
    dangerHover: '#9d1b14',
    dangerActive: '#7c140f',
    dangerSoft: '#fdeeec',
    onDanger: '#ffffff',
    disabled: '#767f89',
    disabledSoft: '#f0f2f5',
    text: '#1a2027',
    muted: '#59636f',
    border: '#dfe3e8',
    borderStrong: '#868e99',
    surface: '#ffffff',
    page: '#f4f6f9',
    hover: '#f4f7fb',
    focus: '#1558c0',
    backdrop: 'rgba(16, 24, 40, 0.48)',
  },
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  fontFamily: {
    base: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
  },
  fontSize: { 12: '12px', 14: '14px', 16: '16px', 20: '20px', 24: '24px', 32: '32px' },
  lineHeight: { text: '1.6', heading: '1.3' },
  fontWeight: { regular: '400', medium: '500', bold: '600' },
  radius: { small: '4px', large: '8px', round: '999px' },
  shadow: {
    float: '0 6px 16px rgba(16, 24, 40, 0.14), 0 1px 4px rgba(16, 24, 40, 0.08)',
    dialog: '0 16px 40px rgba(16, 24, 40, 0.22)',
  },
  motion: { quick: '120ms', slow: '200ms' },
  /** Least heights of what is pressed or filled in: buttons in lines and tables; fields and buttons; the one of a page. */
  control: { small: '32px', medium: '40px', large: '48px' },
  /** Widths: page content, form column, aside of a detail, side navigation, staff desk, dialog; the least of a card. */
  layout: {
    content: '1200px',
    form: '640px',
    aside: '320px',
    nav: '200px',
    desk: '1600px',
    dialog: '520px',
    card: '240px',
  },
  layer: { sticky: '10', dialog: '1000', float: '1100', toast: '1200' },
  /** For native controls and scrollbars. */
  colorScheme: 'light',
} as const;

/**
 * Widths at which layouts change; CSS variables cannot be used in queries. Up to and including
 * `narrow` a page is a phone's; from `wide` on it has asides; below `desk` dense tables become cards, below `columns`
 * there is no room for two columns, and other tables become cards.
 */
export const breakpoints = {
  narrow: '600px',
  desk: '815px',
  columns: '900px',
  wide: '1024px',
} as const;
