import type { Collection } from '../config/collection.js'
import type { DocsConfig } from '../config/docs-config.js'
import { compileGlobs } from './compile-globs.js'
import { isComponentFile } from './read-component-page.js'

/** The files below a docs folder, by kind; all lists keep their order. */
export interface DocFiles {
  readonly pages: readonly string[]
  /** Markdown files that are not pages. */
  readonly partials: readonly string[]
  readonly categories: readonly string[]
  readonly assets: readonly string[]
}

const MARKDOWN = /\.mdx?$/i
const CATEGORY = /(?:^|\/)_category_\.(?:json|ya?ml)$/

/** The settings that decide which files are pages. */
export interface PagePatterns extends Pick<DocsConfig, 'include' | 'exclude'> {
  /** Components are only pages among plain pages: next to docs they are samples. */
  readonly kind?: Collection['kind']
}

/** Classifies the files below `folder`; `include` and `exclude` of the config match their paths inside it. */
export function sortDocFiles(
  paths: readonly string[],
  folder: string,
  { include, exclude, kind }: PagePatterns,
): DocFiles {
  const isIncluded = compileGlobs(include)
  const isExcluded = compileGlobs(exclude)
  const files = { pages: [] as string[], partials: [] as string[], categories: [] as string[], assets: [] as string[] }
  for (const path of paths) {
    const inside = folder === '' ? path : path.slice(folder.length + 1)
    if (CATEGORY.test(path)) files.categories.push(path)
    else if (!MARKDOWN.test(path) && !(kind === 'pages' && isComponentFile(path))) files.assets.push(path)
    else if (isIncluded(inside) && !isExcluded(inside)) files.pages.push(path)
    else if (MARKDOWN.test(path)) files.partials.push(path)
    else files.assets.push(path)
  }
  return files
}
