import { createContext, useContext, type ReactNode } from 'react';

export interface SliceProps {
  /** Distinguishes it from the screen's other slices. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Renders a slice: its children inside a component that may wait. */
export type RenderSlice = (slice: SliceProps) => ReactNode;

/**
 * Renders the parts of a screen that may be hydrated later than the rest. For a runtime that hydrates a whole tree in
 * one task, like the widget's; without it they are ordinary parts of the screen.
 */
export const SliceContext = createContext<RenderSlice | null>(null);

/**
 * A part of a screen that can be hydrated separately, in screen order: one element. Ids (`useId`) are counted in render
 * order, so anything with ids after a slice with ids must be a slice as well.
 */
export function Slice({ name, children }: SliceProps) {
  const render = useContext(SliceContext);
  return render ? render({ name, children }) : children;
}
