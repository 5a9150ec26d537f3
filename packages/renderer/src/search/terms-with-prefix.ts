/** A string above every string with a given prefix. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\uffff`
}

/** The lowest string above a term: strings below it are the term itself or lower. */
export function afterTerm(term: string): string {
  return `${term}\u0000`
}
