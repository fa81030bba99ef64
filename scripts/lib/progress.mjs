const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

/** Prints a line when work starts and its duration when it is done. */
export async function step(label, work) {
  const since = performance.now();
  console.log(`· ${label} …`);
  const result = await work();
  console.log(`✓ ${label} (${seconds(since)} s)`);
  return result;
}
