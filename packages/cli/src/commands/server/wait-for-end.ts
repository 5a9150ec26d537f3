import { listenForSignals } from '../../guard/interrupts.js'
import { signalProcess } from '../../guard/reject-exits.js'

// A closed terminal sends SIGHUP, and Ctrl-Break on Windows, which has no SIGTERM, sends SIGBREAK.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const

/** Waits for a signal to stop, such as SIGINT from Ctrl-C or SIGTERM from a parent process, or until `quit` resolves. */
export function waitForEnd(quit?: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const stop = listenForSignals(SIGNALS, (signal) => {
      stop()
      // On exit, Node.js aborts when it resets a closed terminal, so the signal ends the process before that.
      if (signal === 'SIGHUP') process.once('exit', () => signalProcess(signal))
      resolve()
    })
    // From then on, Ctrl-C ends a server that does not close.
    void quit?.then(() => {
      stop()
      resolve()
    })
  })
}
