const pollMs = 500;

/**
 * Ends this process by SIGTERM once the process that npm started it from is gone: npm hands SIGHUP and
 * SIGKILL to nobody, and a shell between dies of SIGTERM alone. Does nothing without npm.
 */
export function endWithParent({ env = process.env, end = () => process.kill(process.pid) } = {}) {
  if (!env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, pollMs);
  timer.unref();
}
