/** What of Docusaurus docgen has a counterpart of. A feature that has come is turned on here, in one line. */
export const DOCGEN_HAS: Readonly<Record<Feature, boolean>> = {
  blog: true,
  math: true,
  mermaid: true,
  npm2yarn: true,
  pages: true,
  severalDocs: true,
}

/** A part of Docusaurus that docgen may have. */
export type Feature = 'blog' | 'math' | 'mermaid' | 'npm2yarn' | 'pages' | 'severalDocs'
