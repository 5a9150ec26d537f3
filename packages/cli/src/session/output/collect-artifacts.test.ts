import { expect, it } from 'vitest'
import { createTestConfig, createTestFiles, createTestGraph } from '../../graph/create-test-graph.js'
import { collectStatics, listPageFiles } from './collect-artifacts.js'

function collect(statics: readonly string[], texts: Readonly<Record<string, string>> = {}): readonly string[] {
  const site = { docs: { 'a.md': {} }, statics }
  const config = createTestConfig()
  const files = createTestFiles(site, config)
  const withTexts = files.statics.map((file) => ({
    ...file,
    ...(texts[file.output] !== undefined && { text: texts[file.output] }),
  }))
  const { value: graph } = createTestGraph(site)
  return collectStatics({ siteDir: '/site', config, graph, files: { ...files, statics: withTexts } as never }).map(
    (artifact) => ('copyFrom' in artifact ? `${artifact.file} from ${artifact.copyFrom}` : artifact.file),
  )
}

it('copies static files', () => {
  expect(collect(['img/a b.png'])).toEqual(['img/a b.png from /site/static/img/a b.png'])
})

it('copies no file in place of a page, of a file that docgen needs, or of one that it extends', () => {
  expect(collect(['a.html', 'DOCGEN-manifest.json', 'docgen-manifest.json'])).toEqual([])
  expect(collect(['_headers'], { _headers: '/*' })).toEqual([])
})

it('lists the styles of a page under their hash, and its samples next to it', () => {
  const planned = { page: { route: '/api/a' } } as never
  expect(listPageFiles({ planned })).toEqual([])
  expect(listPageFiles({ planned, pageStyles: '.a{}', samples: '[]' })).toEqual([
    { file: expect.stringMatching(/^assets\/page\..*\.css$/), bytes: '.a{}' },
    { file: 'api/a.samples.json', bytes: '[]' },
  ])
})
