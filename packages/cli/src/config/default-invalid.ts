import { isRecord } from './is-record.js'
import { siteSchema } from './schema/site.js'
import type { KeyPath } from './source/locate-key.js'
import type { Problem } from './validate/problem.js'
import { validate } from './validate/validate.js'

/** These fields decide where pages are and how they are read: a default would cause follow-up errors. */
const ESSENTIAL_FIELDS = [
  'baseUrl',
  'trailingSlash',
  'staticDirectories',
  'docs',
  'markdown',
  'i18n',
  'versions',
  'placeholders',
  'theme.package',
]

/** These fields add pages: without them, other pages stay the same. */
const BRINGS_PAGES = ['pages', 'blog', 'openapi', 'plugins']

/**
 * The config with defaults in place of invalid fields, to find other problems with. If `isMisleading`, only other
 * problems of the config: an invalid field decides which pages exist.
 */
export function defaultInvalid(exported: unknown, problems: readonly Problem[]) {
  if (!isRecord(exported)) return undefined
  const validFields: Record<string, unknown> = { title: 'Untitled', url: 'https://site.example', ...exported }
  let hasMissingPages = false
  let isMisleading = false
  for (const { path, blame, suggestion } of problems) {
    const [name] = path
    if (typeof name !== 'string') return undefined
    const isAffected = (each: string): boolean => each === name || each === suggestion
    const isUnknownKey = blame === 'key' && path.length > 1 && suggestion === undefined
    // An unknown key of `docs` may be a misspelling of `path`.
    if (isUnknownKey && name !== 'docs') {
      validFields[name] = withoutKey(validFields[name], path.slice(1))
      if (BRINGS_PAGES.includes(name)) hasMissingPages = true
      continue
    }
    if (ESSENTIAL_FIELDS.some(isAffected)) isMisleading = true
    if (BRINGS_PAGES.some(isAffected)) hasMissingPages = true
    delete validFields[name]
    if (name === 'title') validFields[name] = 'Untitled'
    if (name === 'url') validFields[name] = 'https://site.example'
  }
  const validation = validate(siteSchema, validFields)
  return validation.ok ? { value: validation.value, hasMissingPages, isMisleading } : undefined
}

/** A copy of a value without the key at a path. */
function withoutKey(value: unknown, [step, ...steps]: KeyPath): unknown {
  if (step === undefined) return value
  if (Array.isArray(value)) return value.map((each, index) => (index === step ? withoutKey(each, steps) : each))
  if (!isRecord(value)) return value
  const { [step]: inner, ...others } = value
  return steps.length === 0 ? others : { ...value, [step]: withoutKey(inner, steps) }
}
