import { join } from 'node:path'
import { type Diagnostic, nearestWord, type Outcome } from '@docgen/renderer/contract'
import { isRecord } from '../../config/is-record.js'
import { linkSocial, SOCIAL_PLATFORMS } from '../../config/link-social.js'
import { authorSchema, authorsFileSchema } from '../../config/schema/post.js'
import { positionAt } from '../../config/source/position-at.js'
import { locateYamlKey } from '../../config/yaml/locate-yaml-key.js'
import { parseYaml } from '../../config/yaml/parse-yaml.js'
import { readYamlFields } from '../../config/yaml/read-yaml-fields.js'
import { readText } from '../files/read-text.js'
import type { AuthorsFile } from '../site-files.js'

/** An authors file, with the version and language of its blog. */
export interface AuthorsRequest extends Omit<AuthorsFile, 'authors' | 'text'> {
  readonly siteDir: string
}

/** Reads an `authors.yml`; `undefined` if it cannot be read. */
export function readAuthors({ siteDir, path, version, locale }: AuthorsRequest): Outcome<AuthorsFile | undefined> {
  const file = readText(join(siteDir, path), path)
  if (file.text === undefined) return { value: undefined, diagnostics: file.diagnostics }
  const text = file.text.replace(/^\ufeff/, '')
  const { fields = {}, diagnostics } = readYamlFields(text, {
    schema: authorsFileSchema,
    textFields: new Set(),
    code: 'invalid-authors',
    noun: 'the file',
    position: (start, end) => ({ file: path, ...positionAt(text, start, end) }),
    hint: (problem) => (typeof problem === 'string' || problem.length < AUTHOR_FIELD_LENGTH ? AUTHORS_HINT : undefined),
  })
  return {
    value: { path, text, authors: fields, version, locale },
    diagnostics: [
      ...file.diagnostics,
      ...diagnostics,
      ...findUnknownKeys(path, text),
      ...findUnknownPlatforms({ path, text, authors: fields }),
    ],
  }
}

const AUTHORS_HINT = 'Write a key for each author, such as jo:, and below it, indented, name: Jo Smith'
/** Length of the path of an author's field: `AUTHORS_HINT` does not help with problems of a single field. */
const AUTHOR_FIELD_LENGTH = 2

const AUTHOR_KEYS = Object.keys(authorSchema.shape)

/**
 * Reports misspelled fields of authors. Other unknown fields are no problem, because Docusaurus allows custom fields.
 */
function findUnknownKeys(path: string, text: string): Diagnostic[] {
  const parsed = parseYaml(text)
  if (!parsed.ok || !isRecord(parsed.value)) return []
  return Object.entries(parsed.value).flatMap(([author, fields]) =>
    (isRecord(fields) ? Object.keys(fields) : []).flatMap((name) => {
      const near = AUTHOR_KEYS.includes(name) ? undefined : nearestWord(name, AUTHOR_KEYS)
      if (near === undefined) return []
      const { key } = locateYamlKey(text, [author, name])
      return {
        code: 'invalid-authors',
        severity: 'warning' as const,
        file: path,
        ...positionAt(text, key.start, key.end),
        message: `unknown field ${author}.${name}`,
        hint: `Did you mean ${near}?`,
      }
    }),
  )
}

/** Reports handles on unknown platforms, because docgen cannot link to them. */
function findUnknownPlatforms({ path, text, authors }: Pick<AuthorsFile, 'path' | 'text' | 'authors'>): Diagnostic[] {
  return Object.entries(authors).flatMap(([key, { socials = {} }]) =>
    Object.entries(socials).flatMap(([platform, handle]) => {
      if (linkSocial(platform, String(handle))) return []
      const near = nearestWord(platform, SOCIAL_PLATFORMS)
      const url = `the whole URL, such as ${platform}: https://…`
      const { value } = locateYamlKey(text, [key, 'socials', platform])
      return {
        code: 'invalid-authors',
        severity: 'warning' as const,
        file: path,
        ...positionAt(text, value.start, value.end),
        message: `docgen can't link accounts of the platform ${platform}, so it does not show this one`,
        hint: near === undefined ? `Write ${url}` : `Did you mean ${near}? Otherwise, write ${url}`,
      }
    }),
  )
}
