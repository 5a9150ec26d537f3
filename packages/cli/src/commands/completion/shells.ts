/** The shells for which docgen writes completions. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const
/** A shell for which docgen writes completions. */
export type Shell = (typeof SHELLS)[number]
