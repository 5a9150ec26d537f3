import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/**
 * Imports code that Node.js cannot load directly: TypeScript, or code meant for a bundler.
 *
 * @param {string} code of the entry
 * @param {string} resolveDir base of its imports
 * @param {import('esbuild').BuildOptions} [options]
 * @returns {Promise<object>} the module
 */
export async function importBundled(code, resolveDir, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-bench-module-'))
  const outfile = join(folder, 'module.mjs')
  try {
    const stdin = { contents: code, resolveDir, loader: 'js' }
    await build({ stdin, outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error', ...options })
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
