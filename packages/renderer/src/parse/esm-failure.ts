// Separate from the parser, because this is a public type and acorn is bundled.

/** Why a text is not valid ESM. */
export interface EsmFailure {
  /** Whether a statement continues where the text ends. */
  readonly isOpen: boolean
}
