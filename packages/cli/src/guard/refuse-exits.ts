import { syncBuiltinESMExports } from 'node:module'

const exit = process.exit

/** Ends the process, even where `refuseExits` was called. */
export function endProcess(code: number): never {
  return exit.call(process, code)
}

/** Makes `process.exit` and `process.abort` throw: code of the site that ends the process would leave docgen without a word. */
export function refuseExits(): void {
  process.exit = (code) => refuse(`process.exit(${code ?? ''})`)
  process.abort = () => refuse('process.abort()')
  syncBuiltinESMExports()
}

function refuse(call: string): never {
  throw new Error(`${call} was called. Throw an error instead: it becomes a diagnostic`)
}
