import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { isRecord } from '../is-record.js'
import { reportJsonError } from '../source/find-json-error.js'
import { createSpanReporter } from '../source/position-at.js'
import { locateYamlKey } from '../yaml/locate-yaml-key.js'

/** A text of a translation file. */
export interface Message {
  /** The translation. */
  readonly message: string
  /** Context for translators. */
  readonly description?: string
  /** The original of the translation. */
  readonly source?: string
}

/** Texts by key. */
export type Messages = Readonly<Record<string, Message>>

/**
 * Reads a file of translated texts. Each entry is a string, or an object with `message`, `description` and `source`.
 * Skips invalid entries, with diagnostics.
 */
export function readMessageFile(text: string, file: string): Outcome<Messages> {
  const content = text.startsWith('\ufeff') ? text.slice(1) : text
  const report = createSpanReporter(content, { code: 'invalid-translation-file', file })
  const syntaxError = reportJsonError(content, report)
  if (syntaxError) return { value: {}, diagnostics: [syntaxError] }
  const parsed: unknown = JSON.parse(content)
  if (!isRecord(parsed)) return { value: {}, diagnostics: [report(0, 1, 'expected an object that maps keys to texts')] }
  const diagnostics: Diagnostic[] = []
  const messages: [string, Message][] = []
  for (const [key, entry] of Object.entries(parsed)) {
    const message = toMessage(entry)
    if (message) messages.push([key, message])
    else {
      const { start, end } = locateYamlKey(content, [key]).value
      diagnostics.push(report(start, end, `${JSON.stringify(key)}: expected a string, or an object with message`))
    }
  }
  return { value: Object.fromEntries(messages), diagnostics }
}

function toMessage(entry: unknown): Message | undefined {
  if (typeof entry === 'string') return { message: entry }
  if (!isRecord(entry)) return undefined
  const { message, description, source } = entry
  if (typeof message !== 'string') return undefined
  return {
    message,
    ...(typeof description === 'string' && { description }),
    ...(typeof source === 'string' && { source }),
  }
}
