import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Diagnostic, nearestWord, readReason, type Theme, type ThemeClient } from '@docgen/renderer/contract'
import { isRecord } from '../../config/is-record.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import { loadBundle } from '../../config/module/load-bundle.js'
import { describeMissingImport, findMissingSpecifier, findSpecifier } from '../../config/module/missing-import.js'
import { runGuarded } from '../../guard/start-watchdog.js'

const HINT = 'Each entry of theme.components is the path of a file that exports a component of the same name'

/** Inputs to find the position of a problem with the site's components. */
export interface ComponentPosition {
  readonly siteDir: string
  /** The files of the components, relative to the site's folder. */
  readonly files: readonly string[]
  readonly locateInConfig: LocateInConfig
}

/** Loads bundled overrides and reports exports that are not components, or errors while loading the bundle. */
export async function checkComponents(
  url: string,
  { siteDir, files, locateInConfig }: ComponentPosition,
): Promise<readonly Diagnostic[]> {
  try {
    const { components } = await runGuarded('the components of the theme', () =>
      loadBundle<{ readonly components: Readonly<Record<string, unknown>> }>(url),
    )
    return Object.entries(components)
      .filter(([, component]) => !isComponent(component))
      .map(([name, component]) => ({
        ...report(`${name} is not a component but ${nameKind(component)}`),
        ...locateInConfig(['theme', 'components', name]),
      }))
  } catch (error) {
    const reason = readReason(error)
    const missing = describeMissingImport(reason, siteDir)
    const position =
      findSpecifier(findMissingSpecifier(reason) ?? '', siteDir, files) ?? locateInConfig(['theme', 'components'])
    if (missing) return [{ ...report(''), ...position, ...missing }]
    const message = `the components in theme.components could not be loaded: ${reason.replace(/ imported from .*/s, '')}`
    return [{ ...report(message), ...position }]
  }
}

/** Accepts functions, classes, and the results of `memo` and similar functions. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

function nameKind(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

function report(message: string): Diagnostic {
  return { code: 'invalid-component', severity: 'error', message, hint: HINT }
}

/** Fields that the client of a theme must have. */
const REQUIRED_CLIENT_FIELDS: readonly (keyof ThemeClient)[] = [
  'directory',
  'stylesheet',
  'script',
  'searchWorker',
  'searchPage',
  'searchLanguages',
  'inlineScript',
]

const THEME_FIELDS: readonly (keyof Theme)[] = ['components', 'texts', 'languages', 'accents', 'client']
const CLIENT_FIELDS: readonly (keyof ThemeClient)[] = [
  ...REQUIRED_CLIENT_FIELDS,
  'styles',
  'manifest',
  'islandModule',
  'docusaurusModule',
  'layoutScript',
]

/**
 * Describes an unknown field whose name resembles the name of a known field, as the end of a sentence; `undefined` if
 * there is no such field. `prefix` precedes the names in the sentence.
 */
function findMisspelled(value: object, known: readonly string[], prefix: string): string | undefined {
  for (const name of Object.keys(value)) {
    const near = known.includes(name) ? undefined : nearestWord(name, known)
    if (near !== undefined) return `has the unknown field ${prefix}${name}, which resembles ${prefix}${near}`
  }
  return undefined
}

/**
 * Describes the first missing or invalid part of a theme package's `theme`, as the end of a sentence; `undefined` for a
 * valid theme. `names` are the names of all components that a theme must have.
 */
export function findThemeProblem(theme: unknown, names: readonly string[]): string | undefined {
  if (!isRecord(theme)) return 'is not an object'
  const { components, texts, client } = theme
  const misspelled = findMisspelled(theme, THEME_FIELDS, '')
  if (misspelled !== undefined) return misspelled
  if (!isRecord(components)) return 'has no components'
  const missing = names.filter((name) => !isComponent(components[name]))
  if (missing.length > 0) return `has no component ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''}`
  if (!isRecord(texts) || !isRecord(texts['en'])) return 'has no texts in English'
  if (!isRecord(client)) return 'has no client'
  const absent = REQUIRED_CLIENT_FIELDS.filter((name) => typeof client[name] !== 'string')
  if (absent.length > 0) return `has no client.${absent[0]}`
  const unknown = findMisspelled(client, CLIENT_FIELDS, 'client.')
  if (unknown !== undefined) return unknown
  const { styles = [] } = client
  if (!Array.isArray(styles)) return 'has client.styles that is not a list'
  const broken = styles.find((style) => !isFile(style))
  return broken === undefined ? undefined : `names a style sheet that does not exist: ${String(broken)}`
}

function isFile(url: unknown): boolean {
  return typeof url === 'string' && url.startsWith('file:') && existsSync(fileURLToPath(url))
}
