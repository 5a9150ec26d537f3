import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { overview } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { Servers } from './Servers.js'

it('shows each server with its variables and their values', () => {
  const html = renderToStaticMarkup(<Servers text={text} components={theme.components} servers={overview.servers} />)
  expect(html).toContain('<b>https://{region}.example.com</b>')
  expect(html).toContain(
    '<p class="facts"><span>default <code>eu</code></span> <span>allowed values</span> <code>eu</code> <code>us</code></p>',
  )
})

it('has no list of variables without any, and no list of values for free ones', () => {
  const url = 'https://a.example'
  const render = (...variables: (typeof overview.servers)[number]['variables']): string =>
    renderToStaticMarkup(<Servers text={text} components={theme.components} servers={[{ url, variables }]} />)
  expect(render()).toBe('<ul class="props"><li><p class="prop"><b>https://a.example</b></p></li></ul>')
  const free = render({ name: 'port', defaultValue: '', values: [], descriptionHtml: '<p>Any.</p>' })
  expect(free).toContain('<b>port</b></p><div class="api-text" dir="auto"><p>Any.</p></div>')
  expect(free).toContain('<p class="facts"><span>default <code></code></span></p>')
})
