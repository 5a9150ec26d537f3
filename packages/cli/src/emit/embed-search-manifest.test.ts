import { expect, it } from 'vitest'
import { embedSearchManifest } from './embed-search-manifest.js'

const PAGE = '<html><body><main>A search page</main></body></html>'

it('puts the manifest at the end of the page', () => {
  const html = embedSearchManifest(PAGE, '{"title":"</script><!-- a & b"}')
  const text = /<\/main><script type="application\/json" id="[\w-]+">([^<]*)<\/script><\/body>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(text)).toEqual({ title: '</script><!-- a & b' })
})

it('replaces the manifest of an earlier build, with the same result as the first time', () => {
  const earlier = embedSearchManifest(PAGE, '{"root":"a"}')
  expect(embedSearchManifest(earlier, '{"root":"b"}')).toBe(embedSearchManifest(PAGE, '{"root":"b"}'))
})

it('removes the manifest of an earlier build if there is none now', () => {
  expect(embedSearchManifest(embedSearchManifest(PAGE, '{"root":"a"}'), undefined)).toBe(PAGE)
})

it('changes no page without a body', () => {
  expect(embedSearchManifest('<p>Search</p>', '{}')).toBe('<p>Search</p>')
})
