import { setFlagsFromString } from 'node:v8'

/**
 * Runs a task with V8's optimizing compiler for WebAssembly disabled. Subsetting fonts calls thousands of functions for
 * less than a second, and optimizing them takes three times as long as running them. Only V8 11 (Node.js 20) needs it.
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
