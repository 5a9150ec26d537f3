import type { Metafile, Plugin } from 'esbuild'
import { type BundledModule, createServerBundleOptions, MODULE_LOADERS, readBundle } from '../bundle/server-bundle.js'

/** Bundles the MDX modules of these names; its export `mdxModules` loads each on request. */
export async function bundleEntries(
  names: readonly string[],
  siteDir: string,
  plugins: Plugin[],
): Promise<BundledModule & { readonly metafile: Metafile }> {
  const { build } = await import('esbuild')
  const lines = names.map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`docgen-mdx-module:${name}`)}),`,
  )
  const entry = `export const mdxModules = {\n${lines.join('\n')}\n}\n`
  const options = createServerBundleOptions({ siteDir, entry, plugins })
  const { outputFiles, metafile } = await build({
    ...options,
    loader: MODULE_LOADERS,
    // The same for builds and the dev server: rendered components must not differ.
    define: { ...options.define, 'process.env.NODE_ENV': '"production"' },
  })
  return { ...readBundle(outputFiles), metafile }
}
