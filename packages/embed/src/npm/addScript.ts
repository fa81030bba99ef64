interface ScriptOptions {
  readonly integrity?: string;
  readonly nonce?: string;
  /** Failures before this attempt. */
  readonly failures?: number;
}

/**
 * Runs the loader, unless it has run. `import()` works under Trusted Types, where a script element needs a policy object;
 * only a hash or a nonce needs the element.
 */
export async function addScript(
  src: string,
  { integrity, nonce, failures = 0 }: ScriptOptions,
): Promise<void> {
  if (customElements.get('huiqi-app')) return;
  if (!integrity && !nonce) {
    // Older browsers remember a module that failed; another address is a new attempt.
    const address = failures > 0 ? `${src}?retry=${failures}` : src;
    await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ address);
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    if (integrity) script.integrity = integrity;
    if (nonce) script.nonce = nonce;
    script.crossOrigin = 'anonymous';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`Huiqi: ${src} cannot be loaded`));
    });
    script.src = src;
    document.head.append(script);
  });
}
