import { createContext, useContext, type ReactNode } from 'react';

export interface SliceProps {
  /** Tells it from the other slices of the screen. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Renders a slice: its children, within something that waits. */
export type RenderSlice = (slice: SliceProps) => ReactNode;

/**
 * Renders the parts of a screen that may be hydrated later than the rest of it. For a runtime that hydrates a whole tree in one
 * task, as the widget's does; without it they are part of the screen like everything else.
 */
export const SliceContext = createContext<RenderSlice | null>(null);

/**
 * A part of a screen that may be hydrated by itself, in the order of the screen: one element. Ids are counted as parts are
 * rendered, so what follows a slice with ids (`useId`) and has ids too is a slice as well.
 */
export function Slice({ name, children }: SliceProps) {
  const render = useContext(SliceContext);
  return render ? render({ name, children }) : children;
}
