import type { createMock } from './mock/create-mock.js'

/** Loads the mock server. Its validator is large, and only `docgen mock` and consoles in sessions need it. */
export async function loadMock(): Promise<typeof createMock> {
  const module = await import('./mock/create-mock.js')
  return module.createMock
}
