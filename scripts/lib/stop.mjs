/** An end that a sentence explains: the scripts print the message without a stack. */
export class StopError extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'StopError';
    this.exitCode = exitCode;
  }
}

/** Runs a script's main function; a StopError is a sentence for the person, anything else a defect. */
export async function runMain(main) {
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
