/** A text above everything that begins with a prefix. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\uffff`
}

/** The lowest text above a term: texts below it are the term itself or lower. */
export function afterTerm(term: string): string {
  return `${term}\u0000`
}
