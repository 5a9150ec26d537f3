import type { createOperationCheck } from './check/create-operation-check.js'

/** Loads the check of values against operations. Its validator is large, and only a few commands need it. */
export async function loadOperationCheck(): Promise<typeof createOperationCheck> {
  const module = await import('./check/create-operation-check.js')
  return module.createOperationCheck
}
