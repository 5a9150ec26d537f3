import { isRecord } from './schema/is-record.js'
import { siteSchema } from './schema/site.js'
import type { Problem } from './validate/problem.js'
import { validate } from './validate/validate.js'

/**
 * These fields decide which pages exist, where they are, and how they are read: a default would cause follow-up
 * errors.
 */
const DECISIVE = [
  'baseUrl',
  'trailingSlash',
  'staticDirectories',
  'docs',
  'pages',
  'blog',
  'markdown',
  'i18n',
  'versions',
  'openapi',
  'placeholders',
  'plugins',
  'theme.package',
]

/**
 * The config with defaults in place of invalid fields, to find other problems with; `undefined` if that would be
 * misleading.
 */
export function defaultInvalid(exported: unknown, problems: readonly Problem[]) {
  if (!isRecord(exported)) return undefined
  const rest: Record<string, unknown> = { title: 'Untitled', url: 'https://site.example', ...exported }
  for (const { path, blame, hint = '' } of problems) {
    const [name] = path
    const isDecisive = DECISIVE.some((each) => each === name || (blame === 'key' && hint.includes(each)))
    if (name === undefined || isDecisive) return undefined
    delete rest[name]
    if (name === 'title') rest[name] = 'Untitled'
    if (name === 'url') rest[name] = 'https://site.example'
  }
  const validation = validate(siteSchema, rest)
  return validation.ok ? validation.value : undefined
}
