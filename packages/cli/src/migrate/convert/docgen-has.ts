/** Features of Docusaurus that docgen has. Enable a new feature here, in one line. */
export const DOCGEN_HAS: Readonly<Record<Feature, boolean>> = {
  blog: true,
  math: true,
  mermaid: true,
  npm2yarn: true,
  pages: true,
}

/** A feature of Docusaurus that docgen may have. */
export type Feature = 'blog' | 'math' | 'mermaid' | 'npm2yarn' | 'pages'
