import { isRecord } from '../../config/is-record.js'
import { siteSchema } from '../../config/schema/site.js'
import type { KeyPath } from '../../config/source/locate-key.js'
import { formatPath, type Problem } from '../../config/validate/problem.js'
import { validate } from '../../config/validate/validate.js'
import type { Converted } from '../convert/converted.js'
import type { Note } from '../convert/note.js'
import { isCode } from './code.js'

const REQUIRED = new Set(['title', 'url'])
/** Replaces a URL that docgen cannot use, so that the site builds. */
const EXAMPLE_URL = 'https://example.com'

/**
 * Removes the parts of a new config that docgen would reject, with a note for each part. Always keeps a title and a
 * URL.
 */
export function fitToSchema(converted: Converted): Converted {
  let fields: unknown = converted.fields
  const notes: Note[] = []
  // Terminates, because each iteration removes something.
  for (;;) {
    const validation = validate(siteSchema, replaceExpressions(fields))
    const problems = validation.ok ? [] : validation.problems
    const isKept = ({ path }: Problem): boolean => path.length === 0 || REQUIRED.has(String(path[0]))
    const first = problems.find((problem) => !isKept(problem))
    if (!first) {
      const allNotes = [...converted.notes, ...notes, ...problems.map((problem) => noteOf(problem, problem.path))]
      const fitted = { ...converted, fields: isRecord(fields) ? fields : {}, notes: allNotes }
      return problems.some(({ path: [name] }) => name === 'url') ? replaceUrl(fitted) : fitted
    }
    const path = first.blame === 'absence' && first.path.length > 1 ? first.path.slice(0, -1) : first.path
    notes.push(noteOf(first, path))
    fields = removeAt(fields, path)
  }
}

/** Replaces an invalid `url` with its origin or with an example, so that the site builds. */
function replaceUrl({ fields, comments, notes, ...rest }: Converted): Converted {
  const rawUrl = String(fields['url'] ?? '')
  const url = /^https?:\/\//i.test(rawUrl) && URL.canParse(rawUrl) ? new URL(rawUrl).origin : EXAMPLE_URL
  const hint = `The new config contains ${url} instead. Write the URL at which readers open the site`
  return {
    ...rest,
    fields: { ...fields, url },
    comments: {
      ...comments,
      url: `Not migrated: ${JSON.stringify(rawUrl)}. Write the URL at which readers open the site.`,
    },
    notes: notes.map((note) => (note.name === 'url' ? { ...note, hint } : note)),
  }
}

function noteOf({ message, hint }: Problem, path: KeyPath): Note {
  return {
    status: 'lost',
    path: [],
    name: formatPath(path),
    message: `docgen rejects it: ${message}`,
    ...(hint !== undefined && { hint }),
  }
}

/**
 * Replaces each expression with the function that it evaluates to, or with a function that does nothing if the value is
 * not a function.
 */
export function replaceExpressions(value: unknown): unknown {
  if (isCode(value)) return typeof value.value === 'function' ? value.value : () => undefined
  if (Array.isArray(value)) return value.map(replaceExpressions)
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceExpressions(item)]))
    : value
}

/** Returns the value without one of its parts, or without the innermost existing parent of the part. */
function removeAt(value: unknown, path: KeyPath): unknown {
  const [step, ...rest] = path
  if (step === undefined) return undefined
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      const fitted = index === step && hasStep(item, rest) ? removeAt(item, rest) : item
      return index === step && !hasStep(item, rest) ? [] : [fitted]
    })
  }
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value).flatMap(([key, item]): readonly (readonly [string, unknown])[] => {
    if (key !== step) return [[key, item]]
    return hasStep(item, rest) ? [[key, removeAt(item, rest)]] : []
  })
  return Object.fromEntries(entries)
}

function hasStep(value: unknown, [step]: KeyPath): boolean {
  if (step === undefined) return false
  return (Array.isArray(value) && typeof step === 'number' && step in value) || (isRecord(value) && step in value)
}
