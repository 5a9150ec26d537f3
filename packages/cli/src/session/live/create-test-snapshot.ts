import { createTestConfig, createTestFiles } from '../../graph/create-test-graph.js'
import type { Snapshot } from './snapshot.js'

/** Creates a snapshot for tests: a minimal site with an input file of each kind, such as a page and a style sheet. */
export function createTestSnapshot(fields: Readonly<Record<string, unknown>> = {}, changes: object = {}): Snapshot {
  const config = createTestConfig(fields)
  const files = createTestFiles(
    {
      docs: { 'a.md': {} },
      statics: ['logo.svg', 'other.svg'],
      categories: { guide: { label: 'G' } },
      tags: { x: { label: 'X' } },
    },
    config,
  )
  const site = {
    config,
    files,
    plugins: { plugins: [] },
    markdownInputs: { files: new Map([['data.json', '']]) },
    styles: [{ file: './theme.css', imports: ['part.css'], files: ['fonts'] }],
    theme: { componentFiles: ['Footer.tsx'] },
    mdxModules: { reach: new Map([['docs/a.mdx', { files: ['src/chart.ts'] }]]) },
    ...changes,
  }
  return { site } as never
}
