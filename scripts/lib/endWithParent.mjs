const pollMs = 500;

/**
 * Sends SIGTERM to this process once its parent has exited: npm does not forward SIGHUP and SIGKILL,
 * and a shell in between exits on SIGTERM without forwarding it. Does nothing outside npm.
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
