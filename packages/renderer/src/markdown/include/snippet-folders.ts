/** The folders in which Mintlify looks for snippets: the second is that of older sites. */
export const SNIPPET_FOLDERS = ['/snippets/', '/_snippets/'] as const
