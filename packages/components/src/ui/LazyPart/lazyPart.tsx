import {
  Component,
  lazy,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.js';
import { useUiCopy } from '../shared/copy.js';
import { ToastContext } from '../Toast/toastContext.js';
import { CodeError, loadCode } from './loadCode.js';

interface BoundaryProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Shown in place of the part, and announced: a dialog's place may be off screen. */
function Missing({ onRetry }: Pick<BoundaryProps, 'onRetry'>) {
  const copy = useUiCopy();
  const toast = useContext(ToastContext);
  useEffect(() => toast?.error(copy.partMissing), [toast, copy]);
  return (
    <ErrorPanel
      compact
      title={copy.partMissing}
      description={copy.partMissingHint}
      onRetry={onRetry}
    />
  );
}

class CodeBoundary extends Component<BoundaryProps, { readonly failed: unknown }> {
  override state = { failed: undefined };

  static getDerivedStateFromError(failed: unknown) {
    return { failed };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === undefined) return this.props.children;
    // Errors of the part itself are left to outer boundaries.
    if (!((failed as unknown) instanceof CodeError)) throw failed as unknown;
    const retry = () => {
      this.props.onRetry();
      this.setState({ failed: undefined });
    };
    return <Missing onRetry={retry} />;
  }
}

/**
 * Like React's `lazy`, for a part of a page: code that fails to load is retried, and a final failure is shown in place
 * of the part. The page around it stays with its input.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  pauses?: readonly number[],
): ComponentType<Props> {
  const request = () => lazy(() => loadCode(load, pauses));
  let code = request();
  return function LazyPart(props: Props) {
    const [Code, setCode] = useState(() => code);
    return (
      <CodeBoundary
        onRetry={() => {
          code = request();
          setCode(() => code);
        }}
      >
        <Code {...props} />
      </CodeBoundary>
    );
  };
}
