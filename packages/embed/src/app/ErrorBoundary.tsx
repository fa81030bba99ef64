import { Component, type ReactNode } from 'react';

interface Props {
  readonly fallback: ReactNode;
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** Contains rendering failures inside the widget. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown) {
    // oxlint-disable-next-line no-console -- what React does by itself
    console.error(cause);
    this.props.onError();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
