import { extname } from 'node:path'
import type { Loader, PluginBuild } from 'esbuild'

/** Loaders of esbuild by the ending of a module, without the `c` or `m` for its kind. */
const LOADERS: Readonly<Record<string, Loader>> = { '.js': 'jsx', '.jsx': 'jsx', '.ts': 'ts', '.tsx': 'tsx' }

/**
 * Returns esbuild's loader for a module of the site; `default` for a file that is no script. JavaScript may contain JSX.
 * It may also contain types if it is invalid without them: of the compilers that Docusaurus sites use, SWC accepts types
 * in every module, and Babel only by the ending. If it is invalid with types, too, the loader is the one that reads
 * further, so that the error is not about a type.
 */
export async function chooseLoader(
  path: string,
  text: string,
  { transform }: Pick<PluginBuild['esbuild'], 'transform'>,
): Promise<Loader> {
  const loader = LOADERS[extname(path).replace(/^\.[cm]/, '.')] ?? 'default'
  if (loader !== 'jsx') return loader
  const readUntil = async (tried: Loader): Promise<number> => {
    try {
      await transform(text, { loader: tried, jsx: 'preserve', logLevel: 'silent' })
      return Number.POSITIVE_INFINITY
    } catch (error) {
      return positionOf(error)
    }
  }
  const end = await readUntil('jsx')
  return end === Number.POSITIVE_INFINITY || (await readUntil('tsx')) <= end ? 'jsx' : 'tsx'
}

/** Returns the position of esbuild's first error as a number that grows with line and column. */
function positionOf(error: unknown): number {
  const errors = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  const { line = 0, column = 0 } = errors[0]?.location ?? {}
  return line * 1e6 + column
}
