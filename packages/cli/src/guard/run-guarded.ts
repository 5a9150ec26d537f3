import { beginActivity } from './activity.js'
import { suspendInterrupts } from './interrupts.js'
import { startWatchdog } from './start-watchdog.js'

/** Runs internal work that the watchdog reports if it takes too long. */
export async function runNamed<Value>(what: string, run: () => Promise<Value>): Promise<Value> {
  const end = beginActivity(what)
  try {
    return await run()
  } finally {
    end()
  }
}

/** Runs site code that may never return: the watchdog reports it after a while, and signals end the process at once. */
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
