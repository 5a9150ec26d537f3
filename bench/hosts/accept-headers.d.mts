/** `Accept` headers of Claude Code, Cursor, a browser and curl, then weights and wildcards. */
export const ACCEPTED: readonly string[]
/** Whether a header prefers Markdown, by the rule in the manual. */
export function prefersMarkdown(accept: string): boolean
