/** Runs a function when the browser is idle, or soon in browsers that can't report that. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
  else setTimeout(run)
}
