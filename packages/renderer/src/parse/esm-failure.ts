// Apart from the parser: this is a public type, and acorn is bundled.

/** Why a text is no ESM. */
export interface EsmFailure {
  /** Whether a statement goes on where the text ends. */
  readonly isOpen: boolean
}
