import type { createApiCompiler } from './create-api-compiler.js'

/**
 * Loads the compiler of API pages. Its samplers, snippet generators and validator are large, and only sites with an API
 * need them.
 */
export async function loadApiCompiler(): Promise<typeof createApiCompiler> {
  const module = await import('./create-api-compiler.js')
  return module.createApiCompiler
}
