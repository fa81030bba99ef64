import type { ReactNode } from 'react';
import { CategoryIcon } from '../CategoryIcon.js';
import { organisationCategory } from './organisationCategory.js';

/** What an organisation without a logo is drawn as: its trade; undefined if its name names none. */
export function organisationPicture(name: string, size?: number): ReactNode {
  const category = organisationCategory(name);
  return category && <CategoryIcon code={category} size={size} />;
}
