/** Whether docgen supports each feature of Docusaurus. To enable the migration of a feature, set it to `true` here. */
export const DOCGEN_HAS: Readonly<Record<Feature, boolean>> = {
  blog: true,
  math: true,
  mermaid: true,
  npm2yarn: true,
  pages: true,
}

/** A feature of Docusaurus that docgen may support. */
export type Feature = 'blog' | 'math' | 'mermaid' | 'npm2yarn' | 'pages'
