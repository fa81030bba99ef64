import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { asInStory, serverBehaviours } from './storyServer.js';

const server: StrictInputType = {
  name: 'server',
  description: 'How the server behind the story behaves',
  control: { type: 'select' },
  options: serverBehaviours,
  table: { category: 'Story', defaultValue: { summary: asInStory } },
};

/** Stories of features ask a server; primitives and patterns draw what they are given. */
const asksServer = (title: string) => !/^(ui|patterns|theme)\//.test(title);

/** Adds the control `server` to the stories of features. */
export const serverArg: ArgsEnhancer = ({ title }) =>
  asksServer(title) ? { server: asInStory } : {};

/** Controls of what a story really takes: of a story that draws several states at once, none. */
export const controlsOf: ArgTypesEnhancer = ({ argTypes, initialArgs, title }) => {
  if (asksServer(title)) return { ...argTypes, server };
  return Object.keys(initialArgs).length > 0 ? argTypes : {};
};
