import { createReachCollector } from '../collect-reach.js'
import type { JsonObject, JsonValue } from '../json-value.js'
import { createNumberRestorer } from '../large-numbers.js'
import { type Operation, readOperation } from '../nouns/operation.js'
import type { OperationEntry } from '../operation-entry.js'
import { exampleValue } from '../samples/example-value.js'
import { withoutInternal } from '../without-internal.js'
import type { ConsoleFile } from './console-file.js'
import { cutDocument } from './cut-document.js'

/** The part of a console's data that depends on the site, not on the operation. */
export type ConsoleSettings = Pick<ConsoleFile, 'api' | 'texts' | 'proxy'>

/** Returns the data of an operation's console as JSON, without internal parts. */
export type WriteConsole = (entry: OperationEntry, settings: ConsoleSettings) => string

/** Creates the writer for the consoles of a description. */
export function createConsoleWriter(source: JsonObject): WriteConsole {
  const document = withoutInternal(source)
  const reach = createReachCollector(document)
  const restore = createNumberRestorer(document)
  return (entry, settings) => {
    const operation = readOperation(document, entry)
    const file: ConsoleFile = {
      ...settings,
      entry,
      values: { parameters: listParameterValues(operation), bodies: listBodyValues(operation) },
      document: cutDocument(document, entry, reach),
    }
    return restore(JSON.stringify(file))
  }
}

/** Initial values of parameters that are required, or that have an example and are not deprecated. */
function listParameterValues({ parameters }: Operation): Readonly<Record<string, JsonValue>> {
  return Object.fromEntries(
    parameters.flatMap(({ name, location, isRequired, deprecation, examples, schema, mediaType = 'text/plain' }) => {
      if (!isRequired && (deprecation || examples.length === 0)) return []
      const value = exampleValue({ examples, mediaType, side: 'request', ...(schema && { schema }) })
      return value === undefined || value === null || value === 'string' ? [] : [[`${location} ${name}`, value]]
    }),
  )
}

function listBodyValues({ requestBody }: Operation): Readonly<Record<string, JsonValue>> {
  return Object.fromEntries(
    (requestBody?.content ?? []).flatMap(({ name, examples, schema }) => {
      const value = exampleValue({ examples, mediaType: name, side: 'request', ...(schema && { schema }) })
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
