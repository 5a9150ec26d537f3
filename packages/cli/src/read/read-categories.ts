import { join, posix } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { readCategoryFile } from '../config/read-category-file.js'
import { readText } from './read-text.js'
import type { CategoryFile } from './site-files.js'

/** Where category files are read from. */
export interface CategoriesRequest {
  readonly siteDir: string
  /** In code-unit order, relative to the site's folder. */
  readonly paths: readonly string[]
  readonly version: string
  readonly locale: string
}

/** Reads `_category_` files. A folder with two has the first; the other is a warning. */
export function readCategories({
  siteDir,
  paths,
  version,
  locale,
}: CategoriesRequest): Outcome<readonly CategoryFile[]> {
  const byFolder = new Map<string, CategoryFile>()
  const diagnostics: Diagnostic[] = []
  for (const path of paths) {
    const folder = posix.dirname(path)
    const other = byFolder.get(folder)
    if (other) {
      diagnostics.push(secondFile(path, other.path))
      continue
    }
    const file = readText(join(siteDir, path), path)
    diagnostics.push(...file.diagnostics)
    if (file.text === undefined) continue
    const read = readCategoryFile(file.text, path)
    diagnostics.push(...read.diagnostics)
    byFolder.set(folder, { path, folder, text: file.text, metadata: read.value, version, locale })
  }
  return { value: [...byFolder.values()], diagnostics }
}

function secondFile(file: string, other: string): Diagnostic {
  return {
    code: 'second-category-file',
    severity: 'warning',
    file,
    message: `this file is not read, because ${other} describes the same folder`,
    hint: 'Remove one of the two',
  }
}
