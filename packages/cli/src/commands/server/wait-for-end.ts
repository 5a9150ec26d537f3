import { listenForSignals } from '../../guard/interrupts.js'
import { signalProcess } from '../../guard/reject-exits.js'

// The last two: a closed terminal, and Ctrl-Break on Windows, which has no SIGTERM.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const

/** Waits until the process is asked to stop, by Ctrl-C or by its parent. */
export function waitForEnd(): Promise<void> {
  return new Promise((resolve) => {
    const stop = listenForSignals(SIGNALS, (signal) => {
      stop()
      // Node.js aborts when it resets a terminal that is gone: the process still ends, only later.
      if (signal === 'SIGHUP') process.once('exit', () => signalProcess(signal))
      resolve()
    })
  })
}
