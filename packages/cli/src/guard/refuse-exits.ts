import { syncBuiltinESMExports } from 'node:module'

const exit = process.exit
// The internal function behind `process.exit`; undocumented, and missing from the types of Node.js.
const REALLY_EXIT = 'reallyExit'
const reallyExit: unknown = Reflect.get(process, REALLY_EXIT)

/** Ends the process, even after `refuseExits` was called. */
export function endProcess(code: number): never {
  Reflect.set(process, REALLY_EXIT, reallyExit)
  return exit.call(process, code)
}

/** Makes `process.exit` and `process.abort` throw: otherwise site code could end docgen silently. */
export function refuseExits(): void {
  process.exit = (code) => refuse(`process.exit(${code ?? ''})`)
  process.abort = () => refuse('process.abort()')
  Reflect.set(process, REALLY_EXIT, (code?: unknown) => refuse(`process.reallyExit(${code ?? ''})`))
  syncBuiltinESMExports()
}

function refuse(call: string): never {
  throw new Error(`${call} was called. Throw an error instead: it becomes a diagnostic`)
}
