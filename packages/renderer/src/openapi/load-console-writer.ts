import type { createConsoleWriter } from './console/create-console-writer.js'

/** Loads the writer of consoles' data. Its samplers and validator are large, and only sites with consoles need them. */
export async function loadConsoleWriter(): Promise<typeof createConsoleWriter> {
  const module = await import('./console/create-console-writer.js')
  return module.createConsoleWriter
}
