/** A field of an interface, as in its source. */
export interface Field {
  readonly name: string
  readonly isOptional: boolean
  /** On one line. */
  readonly type: string
  /** Text of the comment above it; empty without one. */
  readonly comment: string
}

/** An interface, as in its source. */
export interface Declaration {
  readonly comment: string
  /** Names of the interfaces that it extends. */
  readonly bases: readonly string[]
  readonly fields: readonly Field[]
}

const INTERFACE =
  /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export interface (\w+)(?: extends ([\w, ]+))? \{\n([\s\S]*?)^\}$/gm
const FIELD =
  /(?:^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^ {2}readonly (\w+)(\??): (\S.*(?:\n {3,}.*)*(?:\n {2}[})].*)*)\n/gm

/** The interfaces of a module in this project's format, by name. Throws on a line that it can't read. */
export function readInterfaces(source: string): ReadonlyMap<string, Declaration> {
  return new Map(
    [...source.matchAll(INTERFACE)].map(([, comment = '', name = '', bases = '', body = '']) => {
      const fields = [...body.matchAll(FIELD)].map(
        ([, own = '', field = '', mark, type = '']): Field => ({
          name: field,
          isOptional: mark === '?',
          type: type.replace(/\s*\n\s*/g, ' '),
          comment: plain(own),
        }),
      )
      const rest = body.replace(FIELD, '').trim()
      if (rest !== '') throw new Error(`interface ${name} has lines that are no field: ${rest}`)
      return [name, { comment: plain(comment), bases: bases.split(', ').filter(Boolean), fields }]
    }),
  )
}

function plain(comment: string): string {
  return comment
    .replace(/^\s*\*? ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
