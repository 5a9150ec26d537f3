/** The names of all JSON Schemas. Separate from the schemas, which take time to load, for the command line. */
export const SCHEMA_NAMES: readonly string[] = [
  'config',
  'front-matter',
  'category',
  'sidebars',
  'search-tests',
  'tags',
  'authors',
  'redirects',
  'check-report',
]
