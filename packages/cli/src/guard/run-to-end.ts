import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import { siteCodeTimeoutMs } from './start-watchdog.js'

/** Asynchronous resources whose end Node.js reports at once, not only after garbage collection. */
const COUNTED: ReadonlySet<string> = new Set([
  'FSREQCALLBACK',
  'FSREQPROMISE',
  'GETADDRINFOREQWRAP',
  'Immediate',
  'PIPEWRAP',
  'PROCESSWRAP',
  'PROMISE',
  'TCPCONNECTWRAP',
  'TCPWRAP',
  'TickObject',
  'Timeout',
])

/**
 * Runs code of the site, and waits until the promises, files, processes, timers and connections that it started have
 * ended, even if the code itself does not wait for them. Intervals do not count. Resolves to false if they take longer
 * than docgen waits for code of the site.
 */
export async function runToEnd(run: () => unknown): Promise<boolean> {
  const pending = new Map<number, object>()
  const storage = new AsyncLocalStorage<typeof pending>()
  let notify = (): void => {}
  const end = (id: number): void => {
    if (pending.delete(id)) notify()
  }
  const hook = createHook({
    init: (id, type, _, resource) => {
      const isInterval = type === 'Timeout' && Object(resource)['_repeat'] != null
      if (COUNTED.has(type) && !isInterval && storage.getStore() === pending) pending.set(id, resource)
    },
    destroy: end,
    promiseResolve: end,
  }).enable()
  const isBusy = (): boolean => [...pending.values()].some((resource) => Object(resource).hasRef?.() !== false)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), siteCodeTimeoutMs())
  })
  const ended = async (): Promise<true> => {
    for (;;) {
      // If an operation starts another operation when it ends, it does so before this callback.
      await new Promise(setImmediate)
      if (!isBusy()) return true
      await new Promise<void>((resolve) => {
        notify = resolve
      })
    }
  }
  try {
    await storage.run(pending, async () => run())
    return await Promise.race([ended(), late])
  } finally {
    clearTimeout(timer)
    hook.disable()
  }
}
