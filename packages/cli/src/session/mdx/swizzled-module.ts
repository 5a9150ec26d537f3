import { join } from 'node:path'
import { isFile, readRegularFile } from '../../config/read-regular-file.js'

const FOLDER = 'src/theme'
const ENDINGS = ['.tsx', '.ts', '.jsx', '.js']

/** The file of a site that provides `@theme/NAME`. */
export interface SwizzledModule {
  /** Absolute path. */
  readonly path: string
  /** Whether the file imports the theme's component, to render it inside the file's component. */
  readonly isWrapper: boolean
}

/** Finds the file for `@theme/NAME` in `src/theme`, as Docusaurus does; `undefined` if there is none. */
export function findSwizzled(siteDir: string, name: string): SwizzledModule | undefined {
  const base = join(siteDir, FOLDER, name)
  const path = [base, ...ENDINGS.flatMap((ending) => [`${base}${ending}`, join(base, `index${ending}`)])].find(isFile)
  if (path === undefined) return undefined
  const text = readRegularFile(path).toString()
  const wrapped = [`@theme-original/${name}`, `@theme-init/${name}`].flatMap((each) => [`${each}'`, `${each}"`])
  return { path, isWrapper: wrapped.some((specifier) => text.includes(specifier)) }
}
