const step = 50_000;

/** Prints the progress of a large sample every 50,000 rows; small ones finish before that. */
export function printProgress(): (done: number, total: number) => void {
  let next = step;
  return (done, total) => {
    if (total < step || (done < next && done < total)) return;
    next += step;
    console.log(`  sample data: ${done} of ${total} rows`);
  };
}
