import { syncBuiltinESMExports } from 'node:module'

const { exit, kill } = process
// The internal function behind `process.exit`; undocumented, and missing from the types of Node.js.
const REALLY_EXIT = 'reallyExit'
const reallyExit: unknown = Reflect.get(process, REALLY_EXIT)

/** Ends the process, even after `rejectExits` was called. */
export function endProcess(code: number): never {
  Reflect.set(process, REALLY_EXIT, reallyExit)
  return exit.call(process, code)
}

/** Sends a signal to this process, even after `rejectExits` was called. */
export function signalProcess(signal: NodeJS.Signals): void {
  kill.call(process, process.pid, signal)
}

/**
 * Makes `process.exit`, `process.abort` and signals to this process throw. Otherwise, site code could end docgen
 * silently.
 */
export function rejectExits(): void {
  process.exit = (code) => rejectExit(`process.exit(${code ?? ''})`)
  process.abort = () => rejectExit('process.abort()')
  process.kill = (pid, signal) => {
    // 0 and -1 mean groups that this process belongs to; the signal 0 only checks whether a process exists.
    const isThisProcess = [process.pid, -process.pid, 0, -1].includes(Number(pid))
    if (isThisProcess && signal !== 0)
      rejectExit(`process.kill(${pid === process.pid ? 'process.pid' : pid}, '${signal ?? 'SIGTERM'}')`)
    return kill.call(process, pid, signal)
  }
  Reflect.set(process, REALLY_EXIT, (code?: unknown) => rejectExit(`process.reallyExit(${code ?? ''})`))
  syncBuiltinESMExports()
}

function rejectExit(call: string): never {
  throw new Error(`${call} was called. Throw an error instead: it becomes a diagnostic`)
}
