import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { asInStory, serverBehaviours } from './storyServer.js';

const server: StrictInputType = {
  name: 'server',
  description: 'How the server behind the story behaves',
  control: { type: 'select' },
  options: serverBehaviours,
  table: { category: 'Story', defaultValue: { summary: asInStory } },
};

/** Feature stories call a server; primitives and patterns get everything as props. */
const asksServer = (title: string) => !/^(ui|patterns|theme)\//.test(title);

/** Adds the control `server` to feature stories. */
export const serverArg: ArgsEnhancer = ({ title }) =>
  asksServer(title) ? { server: asInStory } : {};

/** Controls of the props a story uses; none for a story with several states. */
export const controlsOf: ArgTypesEnhancer = ({ argTypes, initialArgs, title }) => {
  if (asksServer(title)) return { ...argTypes, server };
  return Object.keys(initialArgs).length > 0 ? argTypes : {};
};
