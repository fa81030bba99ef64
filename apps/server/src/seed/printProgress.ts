const step = 50_000;

/** Prints how far a large sample is, every 50,000 rows; a small one is done before that. */
export function printProgress(): (done: number, total: number) => void {
  let next = step;
  return (done, total) => {
    if (total < step || (done < next && done < total)) return;
    next += step;
    console.log(`  sample data: ${done} of ${total} rows`);
  };
}
