import type { SecuritySchemeView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { SecuritySchemes } from './SecuritySchemes.js'

const scheme = (more: Partial<SecuritySchemeView>): SecuritySchemeView => ({
  name: 'login',
  id: 'security-login',
  type: 'OAuth 2.0',
  facts: [],
  flows: [],
  ...more,
})
const render = (...schemes: readonly SecuritySchemeView[]): string =>
  renderToStaticMarkup(<SecuritySchemes text={text} components={theme.components} schemes={schemes} />)

it('has a heading with the id that operations link to, and the type', () => {
  const html = render(scheme({}), scheme({ name: 'key', id: 'security-key' }))
  expect([...html.matchAll(/<h3 id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['security-login', 'security-key'])
  expect(html).toContain('<p class="prop"><span class="type">OAuth 2.0</span></p>')
  expect(html).not.toContain('<dl')
})

it('names flows in the language of the page, and unknown ones verbatim', () => {
  const flow = (name: string) => ({ name, facts: [], scopes: [] })
  const html = render(scheme({ flows: [flow('clientCredentials'), flow('x-own')] }))
  expect([...html.matchAll(/<h4>(.*?)<\/h4>/g)].map(([, name]) => name)).toEqual(['Client credentials flow', 'x-own'])
})

it('lists facts by their names, and scopes with their descriptions', () => {
  const html = render(
    scheme({
      facts: [{ name: 'in', value: 'header' }],
      flows: [{ name: 'implicit', facts: [], scopes: [{ name: 'write', description: 'Change <all>' }] }],
    }),
  )
  expect(html).toContain(`<dt>${text('theme.api.security.in')}</dt><dd><code>header</code></dd>`)
  expect(html).toContain('<dt><code>write</code></dt><dd>Change &lt;all&gt;</dd>')
})

it('warns that a scheme is deprecated, above its description', () => {
  const html = render(scheme({ deprecation: {}, descriptionHtml: '<p>Ask.</p>' }))
  expect(html).toMatch(/It still works, but do not use it in new code\..*<p>Ask\.<\/p>/)
  expect(render(scheme({ deprecation: { html: '<p>Until May.</p>' } }))).toContain('<p>Until May.</p>')
})
