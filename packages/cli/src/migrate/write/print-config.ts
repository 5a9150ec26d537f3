import { isRecord } from '../../config/schema/is-record.js'
import type { SiteFields } from '../carry/carried.js'
import { type Code, isCode } from './code.js'
import { printValue } from './print-value.js'

/** A config to write. */
export interface ConfigDraft {
  readonly fields: SiteFields
  readonly comments: Readonly<Record<string, string>>
}

/** The text of a `site.config.ts`. */
export function printConfig({ fields, comments }: ConfigDraft): string {
  const imports = Object.assign({}, ...listCode(fields).map((code) => code.imports)) as Record<string, string>
  const lines = Object.entries(imports)
    .sort(([, first], [, second]) => (first < second ? -1 : 1))
    .map(([name, from]) => `import ${name} from '${from}'\n`)
  const value = printValue(fields, { indent: 0, column: 0, path: '', comments: { ...comments, '': '' } })
  return `import { defineConfig } from '@docgen/cli'\n${lines.join('')}\nexport default defineConfig(${value})\n`
}

function listCode(value: unknown): readonly Code[] {
  if (isCode(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(listCode)
  return isRecord(value) ? Object.values(value).flatMap(listCode) : []
}
