import type { Yuan } from '@huiqi/sdk';

/** A figure that is declared as a negative amount; whatever is calculated from it counts it as zero. */
export const atLeastZero = (yuan: Yuan): Yuan => (yuan.startsWith('-') ? '0.00' : yuan);
