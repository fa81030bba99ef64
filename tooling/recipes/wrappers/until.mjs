/** Waits until it is true. */
export async function until(what, isTrue) {
  for (let round = 0; round < 500; round += 1) {
    if (isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`it never came to pass that ${what}`);
}
