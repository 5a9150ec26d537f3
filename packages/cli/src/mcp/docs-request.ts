/** A version and a language of a site; defaults to the latest version and the first language. */
export interface DocsScope {
  readonly version?: string | undefined
  readonly language?: string | undefined
}

/** A request that can't be answered; its message is for the program that sent it, and for its user. */
export class DocsError extends Error {}

/** Quotes a text of a request in a message, shortened. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text)
}
