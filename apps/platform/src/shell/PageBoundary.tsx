import { Component, Fragment, type ComponentType, type ReactNode } from 'react';
import { PageError } from './PageError.js';

interface PageBoundaryProps {
  readonly children: ReactNode;
  /** Draws what is around a page that failed, where that failed with it. */
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

  /** Draws the page again; where that did not help, loads the site again, as after an update of its files. */
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
