import { Component, Fragment, type ComponentType, type ReactNode } from 'react';
import { PageError } from './PageError.js';

interface PageBoundaryProps {
  readonly children: ReactNode;
  /** Renders the surroundings of a failed page, if those failed with it. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
}

interface PageBoundaryState {
  readonly failed?: { readonly error: unknown } | undefined;
}

/** Contains the failure of one page, or of loading its files. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {};
  #isRetried = false;

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failed: { error } };
  }

  /** Renders the page again; if that does not help, reloads the site, as after an update of its files. */
  #retry = () => {
    if (this.#isRetried && navigator.onLine) location.reload();
    else this.setState({ failed: undefined });
    this.#isRetried = true;
  };

  override render(): ReactNode {
    const { failed } = this.state;
    const { children, frame: Frame = Fragment } = this.props;
    if (!failed) return children;
    return (
      <Frame>
        <PageError error={failed.error} onRetry={this.#retry} />
      </Frame>
    );
  }
}
