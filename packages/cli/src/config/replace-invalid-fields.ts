import { isRecord } from './is-record.js'
import { siteSchema } from './schema/site.js'
import type { KeyPath } from './source/locate-key.js'
import type { Problem } from './validate/problem.js'
import { validate } from './validate/validate.js'

/** Fields that decide which files are pages, and how docgen reads them: a default would cause follow-up errors. */
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

/** Fields that add pages: without them, other pages stay the same. */
const PAGE_FIELDS = ['pages', 'blog', 'openapi', 'plugins']

/**
 * Replaces invalid fields of a config with their defaults, so that docgen can find other problems; `undefined` if the
 * config is still invalid. If `hasMissingPages` is true, a replaced field may add pages. If `isMisleading` is true, an
 * essential field is invalid, so only problems of the config itself can be found.
 */
export function replaceInvalidFields(exported: unknown, problems: readonly Problem[]) {
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
      if (PAGE_FIELDS.includes(name)) hasMissingPages = true
      continue
    }
    if (ESSENTIAL_FIELDS.some(isAffected)) isMisleading = true
    if (PAGE_FIELDS.some(isAffected)) hasMissingPages = true
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
