import { expect, it } from 'vitest'
import { createTestGraph } from '../../graph/create-test-graph.js'
import { listReservedFiles } from './list-reserved-files.js'

const names = (
  search: boolean,
  versions?: Record<string, Record<string, Record<string, unknown>>>,
): readonly string[] => {
  const { value: graph } = createTestGraph({ docs: { 'a.md': {} }, ...(versions && { versions }) })
  return listReservedFiles(graph, { search: { enabled: search } as never }).map(({ file }) => file)
}

it('contains the manifests, and the list of versions if there are several', () => {
  expect(names(false)).toEqual(['docgen-manifest.json', 'docgen-pages.json'])
  expect(names(true)).toContain('docgen-search.json')
  expect(names(false, { '1.0': { 'a.md': {} } })).toContain('docs-versions.json')
})
