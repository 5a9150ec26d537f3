import { compileLess } from './compile-less.js'
import { compileSass } from './compile-sass.js'
import type { CompiledStyle } from './compiled-style.js'

/** Whether a file is a style sheet in a language that becomes CSS: Sass, in either syntax, or Less. */
export function needsCompiler(file: string): boolean {
  return /\.(?:s[ac]ss|less)$/i.test(file)
}

/**
 * Compiles a file with the site's installed Sass or Less compiler. Throws a `StyleCompileError` if none is installed,
 * or if the file is invalid.
 */
export function compileStyle(path: string, siteDir: string): CompiledStyle {
  return languageOf(path) === 'Less' ? compileLess(path, siteDir) : compileSass(path, siteDir)
}

/** Returns the language of a file for which `needsCompiler` is true. */
export function languageOf(file: string): 'Less' | 'Sass' {
  return /\.less$/i.test(file) ? 'Less' : 'Sass'
}
