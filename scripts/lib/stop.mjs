import { endWithParent } from './endWithParent.mjs';

/** An expected failure: the scripts print its message without a stack. */
export class StopError extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'StopError';
    this.exitCode = exitCode;
  }
}

/** Runs a script's main function and ends with the parent process. Prints a StopError as a message, other errors with their stack. */
export async function runMain(main) {
  endWithParent();
  try {
    await main();
  } catch (error) {
    if (error instanceof StopError) {
      console.error(`\n${error.message}`);
      process.exitCode = error.exitCode;
    } else {
      console.error(error);
      process.exitCode = 1;
    }
  }
}
