import { join } from 'node:path'
import type { Outcome } from '@docgen/renderer/contract'
import { readTagsFile } from '../config/read-tags-file.js'
import { readText } from './read-text.js'
import type { TagsFile } from './site-files.js'

/** A tags file, and the docs that it belongs to. */
export interface TagsRequest extends Omit<TagsFile, 'tags'> {
  readonly siteDir: string
}

/** Reads a `tags.yml`; undefined if it cannot be read. */
export function readTags({ siteDir, path, version, locale }: TagsRequest): Outcome<TagsFile | undefined> {
  const file = readText(join(siteDir, path), path)
  if (file.text === undefined) return { value: undefined, diagnostics: file.diagnostics }
  const { value: tags, diagnostics } = readTagsFile(file.text, path)
  return { value: { path, tags, version, locale }, diagnostics: [...file.diagnostics, ...diagnostics] }
}
