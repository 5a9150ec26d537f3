// The last two: a terminal that is closed, and Ctrl-Break on Windows, which knows no SIGTERM.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const

/** Waits until the process is told to end, by Ctrl-C or by whoever started it. */
export function waitForEnd(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      for (const signal of SIGNALS) process.off(signal, end)
      resolve()
    }
    for (const signal of SIGNALS) process.on(signal, end)
  })
}
