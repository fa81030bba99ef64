import { takeHandover } from '@huiqi/sdk';

/** What a partner put into the address, out of it since before anything else ran (spec 1 §1, ASVS 14.2.1). */
export const handover = takeHandover();
