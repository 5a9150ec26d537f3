import type { BuildOptions, OutputFile, Plugin } from 'esbuild'
import { packageFolders } from '../../config/module/package-folders.js'

/** What is bundled for the threads that draw pages. */
export interface ServerBundle {
  /** Folder that imports are looked up from, and paths in messages are relative to. */
  readonly siteDir: string
  /** JavaScript of the module that imports all the rest. */
  readonly entry: string
  readonly plugins: Plugin[]
}

/** esbuild's options for one module of the site's own code that Node is to run; text and map are given back, not written. */
export function serverBundle({
  siteDir,
  entry,
  plugins,
}: ServerBundle): BuildOptions & { readonly write: false; readonly metafile: true } {
  return {
    stdin: { contents: entry, resolveDir: siteDir, loader: 'js' },
    // Where components throw is looked up in the map; esbuild makes none for a text without a name.
    outfile: 'bundle.mjs',
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // Paths with other letters are looked for as they are.
    charset: 'utf8',
    jsx: 'automatic',
    nodePaths: packageFolders(siteDir),
    plugins,
    absWorkingDir: siteDir,
    logLevel: 'silent',
  }
}

/** A bundle's JavaScript, and the map to its sources as JSON. */
export interface BundledModule {
  readonly text: string
  readonly map: string
}

/** The two outputs of a `serverBundle`. */
export function readBundle(outputs: readonly OutputFile[]): BundledModule {
  const read = (ending: string): string => outputs.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return { text: read('.mjs'), map: read('.mjs.map') }
}
