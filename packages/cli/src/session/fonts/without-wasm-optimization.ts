import { setFlagsFromString } from 'node:v8'

/**
 * Runs a task whose WebAssembly V8 compiles without optimizing it. To subset fonts, it calls thousands of functions for
 * less than a second: to optimize them takes three times as long as to run them. Later versions of V8 are not changed.
 */
export async function withoutWasmOptimization<Value>(task: () => Promise<Value>): Promise<Value> {
  if (!process.versions.v8.startsWith('11.')) return task()
  setFlagsFromString('--liftoff-only')
  try {
    return await task()
  } finally {
    setFlagsFromString('--no-liftoff-only')
  }
}
