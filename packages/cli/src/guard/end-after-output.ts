import { endProcess } from './reject-exits.js'

/** How long a reader of the output may take after an error, in milliseconds. */
const MAX_WAIT_MS = 10_000

/** The stream methods that waiting needs; `process.stdout` has them. */
export interface OutputStream {
  readonly writableLength: number
  readonly write: (text: string, done: () => void) => unknown
}

/** Ends the process as soon as standard output is written: an exit loses what a slow reader has not received yet. */
export function endAfterOutput(
  code: number,
  stream: OutputStream = process.stdout,
  end: (code: number) => void = endProcess,
): void {
  if (stream.writableLength === 0) {
    end(code)
    return
  }
  const timer = setTimeout(() => end(code), MAX_WAIT_MS)
  stream.write('', () => {
    clearTimeout(timer)
    end(code)
  })
}
