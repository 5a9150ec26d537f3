import { listenForSignals } from '../guard/interrupts.js'

// The last two: a terminal that is closed, and Ctrl-Break on Windows, which knows no SIGTERM.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const

/** Waits until the process is told to end, by Ctrl-C or by whoever started it. */
export function waitForEnd(): Promise<void> {
  return new Promise((resolve) => {
    const stop = listenForSignals(SIGNALS, (signal) => {
      stop()
      // Node aborts when it is to put a terminal in order that is gone: the process ends as if it had not waited, only later.
      if (signal === 'SIGHUP') process.once('exit', () => process.kill(process.pid, signal))
      resolve()
    })
  })
}
