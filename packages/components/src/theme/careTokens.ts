/**
 * What differs in the care version (关怀版), for older people: larger text, targets of 44 px, and text colours that reach 7:1
 * on `surface`, `page` and their own soft tones.
 */
export const careTokens = {
  color: {
    primary: '#0d4596',
    primaryHover: '#103c7d',
    primaryActive: '#123266',
    primarySoft: '#e8eef9',
    onPrimary: '#ffffff',
    success: '#115524',
    warning: '#6b3e00',
    danger: '#94160f',
    dangerHover: '#7c140f',
    dangerActive: '#5c0d09',
    disabled: '#474f59',
    text: '#11161c',
    muted: '#3f4852',
    border: '#b4bcc6',
    borderStrong: '#5c656f',
    focus: '#0d4596',
  },
  fontSize: { 12: '16px', 14: '18px', 16: '20px', 20: '24px', 24: '28px', 32: '36px' },
  lineHeight: { heading: '1.5' },
  control: { small: '44px', medium: '48px', large: '56px' },
  layout: { form: '720px', aside: '360px', nav: '240px', dialog: '640px', card: '400px' },
} as const;

/** The colours of the care version on a dark background; what is missing here is that of `darkTokens`. */
export const careDarkTokens = {
  color: {
    primary: '#a3caff',
    primaryHover: '#c4deff',
    primaryActive: '#deecff',
    primarySoft: '#1b3354',
    onPrimary: '#0b1626',
    success: '#8fe0a6',
    warning: '#f5c67d',
    danger: '#ffb8b2',
    dangerHover: '#ffc8c3',
    dangerActive: '#ffdedb',
    disabled: '#b3c0d0',
    text: '#f5f9fd',
    muted: '#c3d0df',
    border: '#4a6080',
    borderStrong: '#8ea3bd',
    focus: '#a3caff',
  },
} as const;
