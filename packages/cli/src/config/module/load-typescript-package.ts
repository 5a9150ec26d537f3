import { pathToFileURL } from 'node:url'
import { toSitePath } from '../site-path.js'
import { bundleModule } from './bundle-module.js'
import { loadBundle } from './load-bundle.js'
import { readCachedModule, writeCachedModule } from './module-cache.js'

/** Returns the exports of a package whose entry is TypeScript. Rejects if bundling the package or its code fails. */
export async function loadTypeScriptPackage(siteDir: string, path: string): Promise<Readonly<Record<string, unknown>>> {
  const file = toSitePath(siteDir, path)
  // The main thread loads each package first, so other threads only read its bundle.
  const module = readCachedModule(siteDir, file) ?? (await writeBundle(siteDir, file))
  return loadBundle(pathToFileURL(module.path).href)
}

async function writeBundle(siteDir: string, file: string) {
  const { value, diagnostics } = await bundleModule(siteDir, file, { plugins: [], isLenient: false })
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join('; '))
  return writeCachedModule(siteDir, file, value)
}
