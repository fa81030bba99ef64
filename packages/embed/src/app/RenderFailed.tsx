import { ErrorPanel } from '@huiqi/components/ui/ErrorPanel';
import { useWidgetCopy } from './useWidgetCopy.js';

/** In place of a widget that failed to render. */
export function RenderFailed() {
  const copy = useWidgetCopy();
  return <ErrorPanel title={copy.renderFailed} description={copy.renderFailedWhy} />;
}
