import { expect, it } from 'vitest'
import { embedSearchManifest } from './embed-search-manifest.js'

const PAGE = '<html><main>A search page</main><footer></footer></html>'

it('puts the manifest into the main part, which navigation replaces as a whole', () => {
  const html = embedSearchManifest(PAGE, '{"title":"</script><!-- a & b"}')
  const [, text = ''] =
    /^<html><main>A search page<script type="application\/json" id="[\w-]+">([^<]*)<\/script><\/main>/.exec(html) ?? []
  expect(JSON.parse(text)).toEqual({ title: '</script><!-- a & b' })
})

it('replaces the manifest of an earlier build, with the same result as the first time', () => {
  const earlier = embedSearchManifest(PAGE, '{"root":"a"}')
  expect(embedSearchManifest(earlier, '{"root":"b"}')).toBe(embedSearchManifest(PAGE, '{"root":"b"}'))
})

it('removes the manifest of an earlier build if there is none now', () => {
  expect(embedSearchManifest(embedSearchManifest(PAGE, '{"root":"a"}'), undefined)).toBe(PAGE)
})

it('changes no page without a main part', () => {
  expect(embedSearchManifest('<p>Search</p>', '{}')).toBe('<p>Search</p>')
})
