import { kindByWords } from '../../../patterns/page/kindByWords.js';
import { organisationNameCopy } from './organisationNameCopy.js';

/** The category whose picture an organisation without a logo has; undefined if its name names none. */
export const organisationCategory = (name: string): string | undefined =>
  kindByWords(organisationNameCopy, name);
