import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openLiveWorld } from '../open-live-world.js'

const OPENAPI = `openapi: 3.1.0
info: { title: Shop, version: '1' }
servers: [{ url: 'https://api.shop.invalid/v1' }]
paths:
  /orders/{id}:
    put:
      operationId: replaceOrder
      summary: Replace an order
      security: [{ bearer: [] }]
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer, format: int64 } }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } }
      responses:
        '200':
          description: The order.
          content: { application/json: { example: { note: 'From the description', id: 9007199254740993 } } }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer } }
  schemas:
    Order: { type: object, required: [note], properties: { note: { type: string } } }
`

const world = openLiveWorld(
  {
    'site.config.ts': `export default {
  title: 'Shop',
  url: 'https://docs.example',
  openapi: [{ path: './openapi.yaml', routeBasePath: '/api', tryIt: true }],
}
`,
    'docs/index.md': '# Start\n',
    'openapi.yaml': OPENAPI,
  },
  '--mock',
)

const field = (page: Page, label: RegExp) => page.getByRole('dialog').getByLabel(label, { exact: true })

async function send(page: Page, status: string): Promise<void> {
  await page.click('.console-send')
  await page.locator('.console-status', { hasText: status }).waitFor()
}

it('answers the requests of consoles with the examples of the description, also after it has changed', async () => {
  const page = await world.open('api/replace-order')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.click('.try-it')
  await page.waitForSelector('dialog.console[open]')
  // Everything goes to the mock, so there is nothing to choose.
  expect(
    await page
      .getByRole('dialog')
      .getByLabel(/docgen (?:serve|dev)/)
      .count(),
  ).toBe(0)
  await field(page, /^id/).fill('9007199254740995')
  await field(page, /^note/).fill('Desk')
  await send(page, '401')
  expect(await page.textContent('.console-response pre')).toContain('Unauthorized')
  await field(page, /^Token/).fill('abc')
  await send(page, '200')
  const body = (): Promise<string | null> => page.textContent('.console-response pre')
  expect(await body()).toContain('"note": "From the description"')
  expect(await body()).toContain('"id": 9007199254740993')
  world.site.edit('openapi.yaml', 'From the description', 'From the new example')
  await expect
    .poll(async () => {
      await send(page, '200')
      return body()
    })
    .toContain('From the new example')
  expect(requested.filter((url) => !url.startsWith(world.site.address()))).toEqual([])
  expect(
    requested.some((url) => url.includes(encodeURIComponent('https://api.shop.invalid/v1/orders/9007199254740995'))),
  ).toBe(true)
})
