import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { heading, operation, overview } from '../../test/api-view-data.js'
import { text } from '../../test/view-data.js'
import { theme } from '../index.js'
import { ApiOverview } from './ApiOverview.js'

const render = (view = overview): string =>
  renderToString(<ApiOverview text={text} components={theme.components} overview={view} />)

describe('ApiOverview', () => {
  const html = render()

  it('shows description and version, and links to its file', () => {
    expect(html).toMatch(
      /<p class="lead"><bdi>Sells things\.<\/bdi><\/p><p class="api-facts"><span>Version 1\.2\.0<\/span>/,
    )
    expect(html).toMatch(/<a href="\/openapi\.yaml" download="">.*openapi\.yaml<\/a>/)
    expect(html).toContain('The MIT License (MIT)')
    expect(html).toContain('<a href="mailto:support@example.com">support@example.com</a>')
  })

  it('shows servers with their variables', () => {
    expect(html).toMatch(/https:\/\/\{region\}\.example\.com.*default <code>eu<.*<code>eu<\/code> <code>us<\/code>/)
  })

  it('shows security schemes with flows and scopes', () => {
    expect(html).toMatch(/<h3 id="security-login">.*OAuth 2\.0.*Authorization code flow.*<code>write<.*Change things/)
    expect(html).toContain('<dt>Token URL</dt><dd><code>https://example.com/token</code></dd>')
  })

  it('links to every operation', () => {
    expect(html).toContain(
      '<a href="/api/create-order"><span class="method method-post">post</span> <span>Create an order</span> <code>/orders</code></a>',
    )
    expect(html).toContain('<s>Count orders</s>')
  })

  it('shows webhooks with bodies and examples', () => {
    expect(html).toMatch(/<h3 id="webhook-paid">.*<details class="more"><summary>Payload<.*id="webhook-paid-content"/)
    expect(html).toMatch(/<h3 id="webhook-paid">.*An order is paid.*id="webhook-paid-request\.amount"/)
    expect(html).toContain('id="webhook-paid-example"')
  })

  it('shows the base URL and a first request below the introduction, if there is one', () => {
    expect(html).not.toContain('api-samples')
    const firstRequest = { title: 'List orders', href: '/api/list-orders', samples: operation.samples }
    const own = render({ ...overview, firstRequest })
    expect(own).toMatch(/<div class="api"><div class="api-head">.*<div class="api-samples">/)
    expect(own).toMatch(/<h2>Base URL<\/h2>.*<code>https:.*<h2><a href="\/api\/list-orders">List orders<\/a><\/h2>/)
  })

  it('omits what is absent', () => {
    const bare = render({ ...overview, servers: [], securitySchemes: [], tags: [], webhooks: [] })
    expect(bare).not.toContain('<h2')
  })

  it('describes which security schemes are alternatives and which are combined', () => {
    const scheme = (name: string) => ({ name, type: 'API key', scopes: [] })
    const alternatives = [{ schemes: [scheme('key'), scheme('secret')] }, { schemes: [scheme('login')] }]
    const authorization = { heading: heading('proof', 'authorization'), isOptional: true, alternatives }
    const own = render({ ...overview, authorization })
    expect(own).toMatch(/Use one of these:.*<b>key<\/b>.*>and <\/span><b>secret<\/b>.*<b>login<\/b>/)
    expect(own).toContain('Requests without it are accepted, too.')
  })
})
