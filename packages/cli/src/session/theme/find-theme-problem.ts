import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ThemeClient } from '@docgen/renderer/contract'
import { isRecord } from '../../config/schema/is-record.js'
import { isComponent } from './check-components.js'

const CLIENT: readonly (keyof ThemeClient)[] = [
  'directory',
  'stylesheet',
  'script',
  'searchWorker',
  'searchLanguages',
  'inlineScript',
]

/**
 * Describes what is missing in a theme package's `theme`, as the end of a sentence; `undefined` for a valid theme.
 * `names` are those of all components.
 */
export function findThemeProblem(theme: unknown, names: readonly string[]): string | undefined {
  if (!isRecord(theme)) return 'is no object'
  const { components, texts, client } = theme
  if (!isRecord(components)) return 'has no components'
  const missing = names.filter((name) => !isComponent(components[name]))
  if (missing.length > 0) return `has no component ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''}`
  if (!isRecord(texts) || !isRecord(texts['en'])) return 'has no texts in English'
  if (!isRecord(client)) return 'has no client'
  const absent = CLIENT.filter((name) => typeof client[name] !== 'string')
  if (absent.length > 0) return `has no client.${absent[0]}`
  const { styles = [] } = client
  if (!Array.isArray(styles)) return 'has client.styles that is not a list'
  const broken = styles.find((style) => !isFile(style))
  return broken === undefined ? undefined : `names a style sheet that does not exist: ${String(broken)}`
}

function isFile(url: unknown): boolean {
  return typeof url === 'string' && url.startsWith('file:') && existsSync(fileURLToPath(url))
}
