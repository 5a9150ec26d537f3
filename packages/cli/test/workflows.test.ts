import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { openBuiltFolder } from '../src/session/search/built-files.js'
import { openBuiltSearch } from '../src/session/search/open-built-search.js'
import { buildHere } from './build-copy.js'

const siteDir = mkdtempSync(join(tmpdir(), 'docgen-workflows-'))
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

const description = `openapi: 3.1.0
info: { title: Shop, version: '1' }
servers: [{ url: 'https://api.example' }]
paths:
  /carts:
    post: { operationId: create-cart, summary: Create a cart, responses: { 201: { description: Created } } }
  /carts/{id}/orders:
    post: { operationId: place-order, summary: Place an order, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { 201: { description: Created } } }
`

const flows = `arazzo: 1.0.1
info: { title: Flows, version: 1.0.0 }
sourceDescriptions: [{ name: shop, url: ./openapi.yaml, type: openapi }]
workflows:
  - workflowId: checkOut
    summary: Check out
    description: Buy **everything** in a cart.
    inputs: { $ref: '#/components/inputs/customer' }
    failureActions: [{ reference: $components.failureActions.again }]
    steps:
      - stepId: cart
        description: Start with an empty cart.
        operationId: create-cart
        requestBody: { contentType: application/json, payload: { customer: $inputs.customerId } }
        successCriteria:
          - condition: $statusCode == 201
          - { context: $response.body, condition: $.id, type: jsonpath }
        onSuccess: [{ name: filled, type: goto, stepId: order, criteria: [{ condition: $response.body#/size > 0 }] }, { name: empty, type: end }]
        outputs: { cartId: $response.body#/id }
      - stepId: order
        operationPath: '{$sourceDescriptions.shop.url}#/paths/~1carts~1{id}~1orders/post'
        parameters: [{ name: id, in: path, value: $steps.cart.outputs.cartId }, { reference: $components.parameters.trace, value: t2 }]
      - { stepId: pay, workflowId: pay }
    outputs: { orderId: $steps.order.outputs.id }
  - workflowId: pay
    dependsOn: [checkOut]
    steps: [{ stepId: charge, operationId: $sourceDescriptions.shop.place-order }]
components:
  inputs: { customer: { type: object, required: [customerId], properties: { customerId: { type: string, description: Who buys. } } } }
  parameters: { trace: { name: X-Trace, in: header, value: t1 } }
  failureActions: { again: { name: again, type: retry, retryAfter: 2, retryLimit: 3 } }
`

const config = (fields: string): string =>
  `export default { title: 'T', url: 'https://t.example', trailingSlash: false, llms: { pages: true }, i18n: { defaultLocale: 'en', locales: ['en', 'de'] }, openapi: [{ path: './openapi.yaml', routeBasePath: '/api', ${fields} }] }\n`

const output = (name: string): string => readFileSync(join(siteDir, 'dist', name), 'utf8')
const build = async (isStrict: boolean) => (await buildHere(siteDir, { isStrict })).report

function textOf(html: string): string {
  return html
    .slice(html.indexOf('<article'))
    .replaceAll(/<wbr>|<!-- -->/g, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

beforeAll(async () => {
  writeTestFiles(siteDir, {
    'docs/index.md': '---\ntitle: Home\n---\nSee [how to check out](/api/workflows/check-out#step-order).\n',
    'openapi.yaml': description,
    'flows.arazzo.yaml': flows,
    'site.config.ts': config("workflows: ['./flows.arazzo.yaml']"),
  })
  expect((await build(true)).diagnostics).toEqual([])
})

describe('a site with workflows', () => {
  it('has a page for each workflow, with its steps in order', () => {
    const text = textOf(output('api/workflows/check-out.html'))
    for (const part of [
      'Check out',
      'Buy everything in a cart.',
      'Inputs',
      'customerId',
      'Who buys.',
      '1. cart',
      'post Create a cart /carts',
      'Start with an empty cart.',
      'Request body application/json',
      '"customer" : "$inputs.customerId"',
      'Successful if $statusCode == 201 $response.body jsonpath $.id',
      'Outputs cartId : $response.body#/id',
      'On success filled: go to order if $response.body#/size &gt; 0 empty: End the workflow',
      'On failure again: Try again after 2 s, at most 3 times',
      '2. order',
      'Place an order',
      'Parameters id (path): $steps.cart.outputs.cartId X-Trace (header): t2',
      '3. pay',
      'orderId : $steps.order.outputs.id',
    ])
      expect(text.replaceAll(/ ([:,)])/g, '$1')).toContain(part.replaceAll(/ ([:,)])/g, '$1'))
    const html = output('api/workflows/check-out.html')
    expect(html).toContain('href="/api/create-cart"')
    expect(html).toContain('href="#step-order"')
    expect(html).toContain('href="/api/workflows/pay"')
    expect(textOf(output('api/workflows/pay.html'))).toMatch(/Run first Check out .*1\. charge .*Place an order/)
  })

  it('lists them in the sidebar and on the overview, in the language of the page', () => {
    expect(textOf(output('api/shop.html'))).toMatch(/Workflows Check out Pay/)
    expect(output('api/flows.arazzo.yaml')).toBe(flows)
    expect(output('api/create-cart.html')).toMatch(/Workflows.*Check out.*Pay/s)
    expect(output('de/api/workflows/check-out.html')).toMatch(/Schritte.*Erfolgreich, wenn/s)
  })

  it('has Markdown pages and search results for them', async () => {
    const markdown = output('api/workflows/check-out.md')
    expect(markdown).toMatch(/### .*1\. cart/)
    expect(markdown).toContain('Start with an empty cart.')
    const built = await openBuiltSearch(openBuiltFolder(join(siteDir, 'dist')), { locale: 'en' })
    const [hit] = (await built.value?.search({ text: 'start empty cart', limit: 5 }))?.value ?? []
    expect(hit?.href).toMatch(/^\/api\/workflows\/check-out/)
  })

  it('leaves the description for download unchanged', () => {
    expect(output('api/openapi.yaml')).toBe(description)
    expect(existsSync(join(siteDir, 'dist/api/openapi.json'))).toBe(false)
  })

  it('reports unknown operations, steps and workflows at their positions', async () => {
    const broken = flows
      .replace('operationId: create-cart', 'operationId: create-crat')
      .replace('stepId: order, criteria', 'stepId: oder, criteria')
      .replace('dependsOn: [checkOut]', 'dependsOn: [checkout]')
    writeTestFiles(siteDir, { 'flows.arazzo.yaml': broken })
    const found = (await build(false)).diagnostics.map(
      ({ code, file, line, column, hint }) => `${file}:${line}:${column} ${code} ${hint}`,
    )
    expect(found).toEqual([
      'flows.arazzo.yaml:13:22 api-unknown-operation Did you mean create-cart?',
      'flows.arazzo.yaml:18:57 api-unknown-step Did you mean order?',
      'flows.arazzo.yaml:26:17 api-unknown-step Did you mean checkOut?',
    ])
  })
})
