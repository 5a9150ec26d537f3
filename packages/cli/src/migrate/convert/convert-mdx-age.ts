import { parseJson } from '../../config/files/read-json-file.js'
import { isRecord } from '../../config/schema/field.js'
import type { ConvertContext } from './convert-context.js'
import { type Converted, nothing } from './converted.js'

const CORE = '@docusaurus/core'

/** Reports that pages of Docusaurus 2 were written for an older MDX, which treats less as code. */
export function convertMdxAge({ layout }: ConvertContext): Converted {
  const installed = readJson(layout.readFile(`node_modules/${CORE}/package.json`))['version']
  const wanted = readJson(layout.readFile('package.json'))['dependencies']
  const version = installed ?? (isRecord(wanted) ? wanted[CORE] : undefined)
  if (!/^[~^=v\s]*2\./.test(String(version))) return nothing()
  return nothing({
    status: 'lost',
    path: [],
    name: 'MDX 1',
    message: 'documents of Docusaurus 2 are read as MDX 3, as Docusaurus 3 reads them: { and < in text are code',
    hint: 'The build reports each position: write \\{ and \\< there, or set markdown.format to md where no .md file has components',
  })
}

function readJson(text = '{}'): Readonly<Record<string, unknown>> {
  const value = parseJson(text)
  return isRecord(value) ? value : {}
}
