import type { JsonObject, JsonValue } from '../json-value.js'
import type { OperationEntry } from '../operation-entry.js'

/** The data of an operation's console, in a separate file that is loaded when the console opens. */
export interface ConsoleFile {
  /** Identifies the API: its operations share server and credentials. */
  readonly api: string
  /** UI texts by key. */
  readonly texts: Readonly<Record<string, string>>
  /** URL that forwards requests, if the site has one. */
  readonly proxy?: string
  readonly entry: OperationEntry
  /** Initial values: of parameters by location and name, such as `query limit`, of bodies by media type. */
  readonly values: {
    readonly parameters: Readonly<Record<string, JsonValue>>
    readonly bodies: Readonly<Record<string, JsonValue>>
  }
  /** The part of the description that the request depends on. */
  readonly document: JsonObject
}
