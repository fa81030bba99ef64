import { Icon } from '../../../ui/Icon/Icon.js';
import type { IconName } from '../../../ui/Icon/icons.js';

const icons: Readonly<Record<string, IconName>> = {
  ADVISORY: 'message',
  COMPLAINT: 'warning',
  SUGGESTION: 'info',
  HELP: 'phone',
};

export interface DemandTypeIconProps {
  /** A type that the client does not know is drawn as a document. */
  readonly type: string;
  readonly size?: number | undefined;
}

/** The picture of a demand's type. */
export function DemandTypeIcon({ type, size = 20 }: DemandTypeIconProps) {
  return <Icon name={icons[type] ?? 'document'} size={size} />;
}
