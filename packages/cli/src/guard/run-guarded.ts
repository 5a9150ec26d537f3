import { beginActivity } from './activity.js'
import { suspendInterrupts } from './interrupts.js'
import { startWatchdog } from './start-watchdog.js'

/** Runs something of docgen's own that the watchdog is to name where it takes too long. */
export async function runNamed<Value>(what: string, run: () => Promise<Value>): Promise<Value> {
  const end = beginActivity(what)
  try {
    return await run()
  } finally {
    end()
  }
}

/** Runs code of the site, which may never return: the watchdog names it after a while, and signals end the process whatever it does. */
export async function runGuarded<Value>(what: string, run: () => Value | Promise<Value>): Promise<Value> {
  startWatchdog()
  const end = beginActivity(what)
  const resume = await suspendInterrupts()
  try {
    return await run()
  } finally {
    resume()
    end()
  }
}
