import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { readFrontMatter } from '../config/read-front-matter.js'
import { shortenClosing } from '../config/yaml/split-front-matter.js'
import { findTitle } from './find-title.js'
import { readText } from './read-text.js'
import type { PartialFile, Source } from './source.js'

/** The page to read. */
export interface SourceRequest {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** Relative to the site's folder. */
  readonly path: string
  readonly version: string
  readonly locale: string
  /** How pages ending in `.md` are read. */
  readonly format?: Config['markdown']['format']
}

/** A page's file without its includes. */
export type SourceWithoutIncludes = Omit<Source, 'includes' | 'listsCards'>

/** Reads a page's file and its front matter. Undefined, with a diagnostic, if it cannot be read. */
export function readSource({
  siteDir,
  path,
  version,
  locale,
  format,
}: SourceRequest): Outcome<SourceWithoutIncludes | undefined> {
  const file = readText(join(siteDir, path), path)
  if (file.text === undefined) return { value: undefined, diagnostics: file.diagnostics }
  const { hash } = file
  const text = shortenClosing(file.text)
  const { value, diagnostics } = describeSource({ path, text, hash, version, locale }, format)
  return { value, diagnostics: [...file.diagnostics, ...diagnostics] }
}

/** Describes a page whose text has already been read. */
export function describeSource(
  given: Pick<Source, 'path' | 'text' | 'hash' | 'version' | 'locale'>,
  format: SourceRequest['format'] = 'md',
): Outcome<SourceWithoutIncludes> {
  const { path, text, hash, version, locale } = given
  const { value, diagnostics } = readFrontMatter(text, path)
  const { frontMatter, bodyOffset, bodyLine } = value
  const title = frontMatter.title ?? findTitle(text, bodyOffset, format === 'mdx' || path.endsWith('x'))
  return {
    value: { path, hash, text, frontMatter, bodyLine, ...(title !== undefined && { title }), version, locale },
    diagnostics,
  }
}

/** Reads an included file. */
export function readPartial(siteDir: string, path: string): Outcome<PartialFile | undefined> {
  const file = readText(join(siteDir, path), path)
  const diagnostics: readonly Diagnostic[] = file.diagnostics
  return { value: file.text === undefined ? undefined : { path, hash: file.hash, text: file.text }, diagnostics }
}
