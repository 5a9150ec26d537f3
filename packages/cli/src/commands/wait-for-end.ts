/** Waits until the process is told to end, by Ctrl-C or by whoever started it. */
export function waitForEnd(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      process.off('SIGINT', end)
      process.off('SIGTERM', end)
      resolve()
    }
    process.on('SIGINT', end)
    process.on('SIGTERM', end)
  })
}
