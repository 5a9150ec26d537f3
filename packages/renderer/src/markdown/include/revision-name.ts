/** A tag, branch or commit. No option of Git, and no range, which begin or contain other characters. */
const REVISION = /^\w[\w./~^-]{0,199}$/

/** Whether a text can name a Git revision. */
export function isRevision(text: string): boolean {
  return REVISION.test(text) && !text.includes('..')
}

/** Returns the name under which docgen keeps the text of a file in a Git revision. No file of the site has it. */
export function revisionName(path: string, revision: string): string {
  return `${path}@{${revision}}`
}
