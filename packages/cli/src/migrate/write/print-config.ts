import { isRecord } from '../../config/is-record.js'
import type { SiteFields } from '../convert/converted.js'
import { type Code, type ImportedName, isCode } from './code.js'
import { printValue } from './print-value.js'

/** Name of the new config. */
export const NEW_CONFIG = 'site.config.ts'

/** A config to write. */
export interface ConfigDraft {
  readonly fields: SiteFields
  readonly comments: Readonly<Record<string, string>>
}

/** Prints a `site.config.ts`. */
export function printConfig({ fields, comments }: ConfigDraft): string {
  const imports = Object.assign({}, ...listCode(fields).map((code) => code.imports)) as Code['imports']
  const lines = Object.entries(imports).map(printImport).sort(bySource)
  const value = printValue(fields, { indent: 0, column: 0, path: '', comments: { ...comments, '': '' } })
  return `import { defineConfig } from '@docgen/cli'\n${lines.join('')}\nexport default defineConfig(${value})\n`
}

function printImport([local, { from, name }]: readonly [string, ImportedName]): string {
  const names = name === 'default' ? local : name === local ? `{ ${name} }` : `{ ${name} as ${local} }`
  return `import ${names} from '${from}'\n`
}

function bySource(first: string, second: string): number {
  const sourceOf = (line: string): string => line.slice(line.lastIndexOf(' from '))
  return sourceOf(first) < sourceOf(second) ? -1 : 1
}

function listCode(value: unknown): readonly Code[] {
  if (isCode(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(listCode)
  return isRecord(value) ? Object.values(value).flatMap(listCode) : []
}
