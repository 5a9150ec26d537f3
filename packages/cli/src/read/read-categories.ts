import { join, posix } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { readCategoryFile } from '../config/files/read-category-file.js'
import { readTagsFile } from '../config/files/read-tags-file.js'
import type { FileMemo } from './files/file-memo.js'
import { readText } from './files/read-text.js'
import type { CategoryFile, TagsFile } from './site-files.js'

/** The category files to read, with the version and language of their docs. */
export interface CategoriesRequest {
  readonly siteDir: string
  /** In code-unit order, relative to the site's folder. */
  readonly paths: readonly string[]
  readonly memo: FileMemo
  readonly version: string
  readonly locale: string
}

/**
 * Reads `_category_` files. If a folder has more than one, reads the first readable file and warns about the others.
 */
export function readCategories({
  siteDir,
  paths,
  memo,
  version,
  locale,
}: CategoriesRequest): Outcome<readonly CategoryFile[]> {
  const byFolder = new Map<string, CategoryFile>()
  const diagnostics: Diagnostic[] = []
  for (const path of paths) {
    const folder = posix.dirname(path)
    const other = byFolder.get(folder)
    if (other) {
      diagnostics.push(reportSecondFile(path, other.path))
      continue
    }
    const read = memo.recall('category', path, () => readCategory({ siteDir, path, version, locale }))
    diagnostics.push(...read.diagnostics)
    if (read.value) byFolder.set(folder, read.value)
  }
  return { value: [...byFolder.values()], diagnostics }
}

interface CategoryRequest extends Pick<CategoriesRequest, 'siteDir' | 'version' | 'locale'> {
  readonly path: string
}

function readCategory({ siteDir, path, version, locale }: CategoryRequest): Outcome<CategoryFile | undefined> {
  const file = readText(join(siteDir, path), path)
  if (file.text === undefined) return { value: undefined, diagnostics: file.diagnostics }
  const { value: metadata, diagnostics } = readCategoryFile(file.text, path)
  const value = { path, folder: posix.dirname(path), text: file.text, metadata, version, locale }
  return { value, diagnostics: [...file.diagnostics, ...diagnostics] }
}

function reportSecondFile(file: string, other: string): Diagnostic {
  return {
    code: 'duplicate-category-file',
    severity: 'warning',
    file,
    message: `docgen ignores this file, because ${other} describes the same folder`,
    hint: 'Remove one of the two',
  }
}

/** A tags file, with the version and language of its docs. */
export interface TagsRequest extends Omit<TagsFile, 'tags'> {
  readonly siteDir: string
}

/** Reads a `tags.yml`; `undefined` if it cannot be read. */
export function readTags({ siteDir, path, version, locale }: TagsRequest): Outcome<TagsFile | undefined> {
  const file = readText(join(siteDir, path), path)
  if (file.text === undefined) return { value: undefined, diagnostics: file.diagnostics }
  const { value: tags, diagnostics } = readTagsFile(file.text, path)
  return { value: { path, tags, version, locale }, diagnostics: [...file.diagnostics, ...diagnostics] }
}
