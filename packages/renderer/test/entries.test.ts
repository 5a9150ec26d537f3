import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compile } from './examples/markdown.js'
import { outline } from './examples/openapi.js'
import { search } from './examples/search.js'
import { plainComponents } from './markdown/plain-components.js'
import { showContent } from './markdown/show-content.js'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

it.each(['markdown', 'openapi', 'search'])('shows the example of %s in the README', (name) => {
  const code = readFileSync(new URL(`examples/${name}.ts`, import.meta.url), 'utf8')
  expect(readme).toContain(`\`\`\`ts\n${code}\`\`\``)
})

it('compiles Markdown by its entry', async () => {
  expect(showContent(await compile('Read *this*.', plainComponents))).toContain('<p>Read <em>this</em>.</p>')
})

it('reads an API description by its entry', () => {
  const paths = { '/bots': { get: { operationId: 'listBots', summary: 'List bots', responses: {} } } }
  expect(
    outline({
      openapi: '3.1.0',
      servers: [{ url: 'https://api.example.org' }],
      info: { title: 'Bots', version: '1' },
      paths,
    }),
  ).toEqual(['get /bots List bots', expect.stringContaining('response')])
})

it('searches documents by its entry', async () => {
  const sections = [{ id: '', title: '', level: 1, text: 'A coupon makes a plan cheaper.' }]
  const document = { title: 'Coupons', url: '/coupons', breadcrumbs: [], description: '', keywords: [], sections }
  expect(await search([document], 'cheaper')).toMatchObject([{ href: expect.stringMatching(/^\/coupons/) }])
})
