import type { ExampleView } from '@docgen/renderer/contract'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { example } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { Examples } from './Examples.js'

const render = (...examples: readonly ExampleView[]): string =>
  renderToString(<Examples text={text} components={theme.components} id="x" examples={examples} />)

it('are tabs only if there are several, with numbers for those without a label', () => {
  expect(render()).toBe('')
  expect(render(example('a'))).toMatch(/^<div id="a"><figure class="code-frame">/)
  expect(render(example('a'), example('b', 'Long'))).toMatch(/for="x-1">Example 1<.*for="x-2">Long</s)
})

it('show the label of a single example above its code, unless it is only its name', () => {
  expect(render({ ...example('a'), label: 'What it is for' })).toMatch(
    /^<p class="api-text">What it is for<\/p><div id="a">/,
  )
  expect(render(example('a', 'Name'))).not.toContain('Name')
})

it('link to examples elsewhere by label or URL, in a new tab on other sites', () => {
  const { code: _code, ...elsewhere } = example('a')
  expect(render({ ...elsewhere, externalHref: 'https://example.com/a.json' })).toContain(
    '<a href="https://example.com/a.json" target="_blank" rel="noopener noreferrer">https://example.com/a.json</a>',
  )
  const labelled = render({ ...elsewhere, name: 'n', label: 'Long', externalHref: '/a.json' })
  expect(labelled).toContain('<a href="/a.json">Long</a>')
  expect(labelled.match(/Long/g)).toHaveLength(1)
})

it('show the description of an example above its code', () => {
  expect(render({ ...example('a'), descriptionHtml: '<p>Why</p>' })).toMatch(
    /^<div id="a"><div class="api-text" dir="auto"><p>Why<\/p><\/div><figure/,
  )
})
