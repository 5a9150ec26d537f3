import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createFolder } from '../../cache/create-folder.js'
import { createJsonSchema, writeJsonSchema } from '../../serve/json-schemas.js'
import { EXIT } from '../exit-codes.js'
import { openTerminal } from '../open-terminal.js'
import type { SchemaOptions } from './schema-command.js'
import { SCHEMA_NAMES } from './schema-names.js'

/** `docgen schema`: prints, writes or lists JSON Schemas, and returns the exit code. */
export async function runSchema(name: string | undefined, options: SchemaOptions): Promise<number> {
  const terminal = openTerminal(options)
  const { out, cms, site } = options
  if (cms !== undefined) return (await import('./schema-cms.js')).runCmsSchema(cms, { site, out, terminal })
  if (out === undefined) {
    const schema = name === undefined ? undefined : createJsonSchema(name)
    terminal.print((schema ? writeJsonSchema(schema) : SCHEMA_NAMES.join('\n')).trimEnd())
    return EXIT.success
  }
  const folder = resolve(out)
  createFolder(folder)
  for (const each of name === undefined ? SCHEMA_NAMES : [name]) {
    const schema = createJsonSchema(each)
    if (schema) writeFileSync(join(folder, `${each}.json`), writeJsonSchema(schema))
  }
  return EXIT.success
}
