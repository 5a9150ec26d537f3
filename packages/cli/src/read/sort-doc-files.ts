import picomatch from 'picomatch/posix.js'
import type { Collection } from '../config/collection.js'
import type { DocsConfig } from '../config/docs-config.js'
import { isComponentFile } from './read-component-page.js'

/** The files below a docs folder, by kind, in the order in which they were listed. */
export interface DocFiles {
  readonly pages: readonly string[]
  /** Markdown files that are not pages. */
  readonly partials: readonly string[]
  readonly categories: readonly string[]
  readonly assets: readonly string[]
  /** Markdown files that are not pages because of their extension; `partials` or `assets` contains them, too. */
  readonly misnamed: readonly string[]
}

/** Replaces the extension of a Markdown file with the one that a page needs: `a.md` for `a.MD` and `a.markdown`. */
export function withMarkdownExtension(path: string): string {
  return path.replace(/\.(?:md|markdown|mdown|mkd)$/i, '.md').replace(/\.mdx$/i, '.mdx')
}

const MARKDOWN = /\.mdx?$/i
const CATEGORY = /(?:^|\/)_category_\.(?:json|ya?ml)$/

/**
 * Matches a pattern whose last segment has no wildcards: as in Docusaurus, the pattern also excludes everything in a
 * folder of that name.
 */
const NAME = /(?:^|\/)[^/*?[\]()!\\]+$/

/** The settings that decide which files are pages. */
export interface PagePatterns extends Pick<DocsConfig, 'include' | 'exclude'> {
  /** With `pages`, component files are pages; with other kinds, they are assets. */
  readonly kind?: Collection['kind']
}

/** Classifies the files below `folder`; `include` and `exclude` of the config match their paths inside it. */
export function sortDocFiles(
  paths: readonly string[],
  folder: string,
  { include, exclude, kind }: PagePatterns,
): DocFiles {
  const isIncluded = compileGlobs(include)
  const isExcluded = compileGlobs(exclude.flatMap((each) => (NAME.test(each) ? [each, `${each}/**`] : each)))
  const files = {
    pages: [] as string[],
    partials: [] as string[],
    categories: [] as string[],
    assets: [] as string[],
    misnamed: [] as string[],
  }
  const isPage = (pathInFolder: string): boolean => isIncluded(pathInFolder) && !isExcluded(pathInFolder)
  for (const path of paths) {
    const pathInFolder = folder === '' ? path : path.slice(folder.length + 1)
    const named = withMarkdownExtension(pathInFolder)
    if (named !== pathInFolder && isPage(named) && !isPage(pathInFolder) && !isExcluded(pathInFolder))
      files.misnamed.push(path)
    if (CATEGORY.test(path)) files.categories.push(path)
    else if (!MARKDOWN.test(path) && !(kind === 'pages' && isComponentFile(path))) files.assets.push(path)
    else if (isPage(pathInFolder)) files.pages.push(path)
    else if (MARKDOWN.test(path)) files.partials.push(path)
    else files.assets.push(path)
  }
  return files
}

/** Tests whether a path, with `/` as separator, matches. */
export type PathTest = (path: string) => boolean

/** Maximum length of a pattern, in characters: picomatch throws for longer patterns. */
const MAX_LENGTH = 65_536

/** The glob options of Docusaurus: dotfiles match, and `[!ab]` is `[^ab]`. */
const OPTIONS = { dot: true, posix: true, nonegate: true, maxLength: MAX_LENGTH }

/**
 * Compiles glob patterns into one test: a path must match at least one pattern without `!` at its start, and none of
 * the patterns that begin with `!`.
 */
export function compileGlobs(patterns: readonly string[]): PathTest {
  const excluded = patterns.filter(isNegated)
  const isIncluded = compile(patterns.filter((pattern) => !isNegated(pattern)))
  const isExcluded = compile(excluded.map((pattern) => pattern.slice(1)))
  return (path) => isIncluded(path) && !isExcluded(path)
}

// `!(a|b)` is an extended glob, not a negation.
function isNegated(pattern: string): boolean {
  return pattern.startsWith('!') && pattern[1] !== '('
}

function compile(patterns: readonly string[]): PathTest {
  return picomatch(
    patterns.filter(({ length }) => length > 0 && length <= MAX_LENGTH),
    OPTIONS,
  )
}
