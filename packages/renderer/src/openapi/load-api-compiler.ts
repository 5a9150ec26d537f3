import type { createApiCompiler } from './create-api-compiler.js'

/** Loads the compiler of API pages. Its samplers, snippet generators and validator are heavy, and only sites with an API ask for it. */
export async function loadApiCompiler(): Promise<typeof createApiCompiler> {
  const module = await import('./create-api-compiler.js')
  return module.createApiCompiler
}
