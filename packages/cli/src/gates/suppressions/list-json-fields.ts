import * as z from 'zod/mini'
import { parseJson } from '../../config/files/read-json-file.js'
import { positionAt } from '../../config/source/position-at.js'
import type { Comment } from './comment.js'

/** The field that suppresses findings in JSON, which has no comments. */
export const IGNORE_FIELD = 'x-docgen-ignore'

const entrySchema = z.object({ code: z.string(), until: z.string(), reason: z.string() })

/** The fields `x-docgen-ignore` of a JSON file as comments: each affects the object that contains it. */
export function listJsonFields(json: string): readonly Comment[] {
  // The search below needs valid JSON, in which every string and every object ends.
  if (parseJson(json) === undefined) return []
  const comments: Comment[] = []
  const open: { readonly start: number; field?: number }[] = []
  for (let index = 0; index < json.length; index++) {
    const character = json.charAt(index)
    const current = open.at(-1)
    if (character === '"') {
      const end = findStringEnd(json, index)
      const isField = json.slice(index + 1, end) === IGNORE_FIELD && /^\s*:/.test(json.slice(end + 1))
      if (current && isField) current.field = index + 1
      index = end
    } else if (character === '{') open.push({ start: index })
    else if (character === '}') {
      open.pop()
      if (current?.field !== undefined)
        comments.push(...listEntries(json, { ...current, field: current.field, end: index }))
    }
  }
  return comments
}

/** Offset of the quotation mark that ends the string at an offset. */
function findStringEnd(json: string, start: number): number {
  let at = start + 1
  while (at < json.length && json.charAt(at) !== '"') at += json.charAt(at) === '\\' ? 2 : 1
  return at
}

/** Offsets of an object's braces and of its field. */
interface FieldSpan {
  readonly start: number
  readonly field: number
  readonly end: number
}

/** The entries of an object's field as comments; the text of an incomplete entry is empty. */
function listEntries(json: string, { start, field, end }: FieldSpan): readonly Comment[] {
  const { line, column } = positionAt(json, field, field + 1)
  const affected = { from: positionAt(json, start, start + 1).line, to: positionAt(json, end, end + 1).line }
  const { [IGNORE_FIELD]: value } = parseJson(json.slice(start, end + 1)) as Readonly<Record<string, unknown>>
  return (Array.isArray(value) ? value : [value]).map((entry: unknown) => {
    const { data } = entrySchema.safeParse(entry)
    const text = data ? `${data.code} until ${data.until}: ${data.reason}` : ''
    return { line, column, text, ...affected }
  })
}
