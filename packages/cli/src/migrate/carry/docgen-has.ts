/** What of Docusaurus docgen has a counterpart of. A feature that has come is turned on here, in one line. */
export const DOCGEN_HAS: Readonly<Record<Feature, boolean>> = {
  blog: false,
  math: false,
  mermaid: false,
  npm2yarn: false,
  pages: false,
  severalDocs: false,
}

/** A part of Docusaurus that docgen may have. */
export type Feature = 'blog' | 'math' | 'mermaid' | 'npm2yarn' | 'pages' | 'severalDocs'
