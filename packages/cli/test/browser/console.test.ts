import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { createDiskStore } from '../../src/serve/create-disk-store.js'
import { createForwarder } from '../../src/serve/forward-request.js'
import { createListener } from '../../src/serve/http/create-listener.js'
import { createSiteHandler } from '../../src/serve/http/handle-request.js'
import { FORWARD_PATH } from '../../src/serve/inject-client.js'
import { findViolations } from '../find-violations.js'
import { PHONE } from './open-browser.js'
import { openTestApi } from './open-test-api.js'
import { openWorld } from './open-world.js'
import { waitForPage } from './world.js'

const api = await openTestApi()
afterAll(api.close)
const world = openWorld({
  source: new URL('console/', import.meta.url),
  prepare: ({ siteDir }) => {
    const file = join(siteDir, 'openapi.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('PORT', String(api.port)))
  },
})

async function open(operation: string, options: Parameters<typeof world.open>[1] = {}): Promise<Page> {
  const page = await world.open(`/api/${operation}`, options)
  await page.click('.try-it')
  await page.waitForSelector('dialog.console[open]')
  return page
}

/** Sends the request of the form, and returns it as the API received it. */
async function send(page: Page) {
  await page.click('.console-send')
  await page.waitForSelector('.console-status:is(.is-tip, .is-warning)')
  const [request] = api.take()
  if (!request) throw new Error('the API received nothing')
  return request
}

const field = (page: Page, label: string | RegExp) => page.getByRole('dialog').getByLabel(label, { exact: true })

it('loads nothing for readers, and lets only pages of operations connect to the servers', async () => {
  const page = await world.open('/')
  const policyOf = () => page.getAttribute('meta[http-equiv]', 'content')
  expect(await policyOf()).toContain("connect-src 'self';")
  await page.click('main a[href$="create-order"]')
  await page.waitForSelector('.try-it')
  expect(await policyOf()).toContain(`connect-src 'self' http://127.0.0.1:${api.port} http://localhost:${api.port};`)
  expect(world.host.takeRequests().filter((path) => path.includes('console'))).toEqual([])
  await page.click('.try-it')
  await page.waitForSelector('dialog.console[open]')
  expect(world.host.takeRequests().filter((path) => path.includes('console'))).toEqual([
    expect.stringMatching(/^\/assets\/open-console-\w+\.js$/),
    '/api/create-order.console.json',
  ])
})

it('validates at the fields, sends JSON with a token, and shows status and body', async () => {
  const page = await open('create-order')
  await field(page, /^Token/).fill('abc')
  await field(page, /^item/).fill('x')
  await field(page, /^count/).fill('')
  await page.click('.console-send')
  expect(await page.locator('.console-error').allTextContents()).toEqual([
    expect.stringContaining('too short'),
    'Enter a value.',
  ])
  expect(await field(page, /^item/).getAttribute('aria-invalid')).toBe('true')
  expect(await field(page, /^item/).evaluate((input) => input === document.activeElement)).toBe(true)
  expect(api.take()).toEqual([])
  await field(page, /^item/).fill('desk')
  await field(page, /^count/).fill('2')
  await field(page, 'Remove isGift').click()
  await field(page, 'Remove state').click()
  await page.getByRole('button', { name: '+ Add item' }).click()
  await field(page, 'Item 2').fill('blue')
  await field(page, 'One of').selectOption('Pickup')
  await field(page, /^shop/).fill('3')
  const { method, url, headers, body } = await send(page)
  expect([method, url, headers.authorization, headers['content-type']]).toEqual([
    'POST',
    '/v1/orders',
    'Bearer abc',
    'application/json',
  ])
  expect(JSON.parse(body)).toEqual({ item: 'desk', count: 2, tags: ['red', 'blue'], delivery: { shop: 3 } })
  expect(await page.textContent('.console-status')).toMatch(/^201 Created · \d+ ms · \d+ B$/)
  expect(await page.textContent('.console-response pre')).toContain('"method": "POST"')
})

it('shows JSON in the colors of code blocks in both color modes', async () => {
  const seen: string[] = []
  for (const mode of ['light', 'dark']) {
    const page = await open(`create-order?docusaurus-theme=${mode}`)
    await send(page)
    await page.waitForSelector('.console-response .na')
    expect(await page.locator('.console-response .na').first().textContent()).toBe('"method"')
    const colorsOf = (block: string): Promise<string[]> =>
      page.evaluate((selector) => {
        const tokens = ['.na', '.s', '.p'].flatMap((name) => document.querySelector(`${selector} ${name}`) ?? [])
        return tokens.map((token) => getComputedStyle(token).color)
      }, block)
    const colors = await colorsOf('.console-response')
    // The build has highlighted the example of a response.
    expect(colors).toEqual(await colorsOf('.api-samples .statuses'))
    seen.push(...colors)
  }
  expect(new Set(seen).size).toBe(6)
})

it('sends and shows numbers with more digits than JavaScript keeps', async () => {
  const page = await open('create-order')
  await field(page, /^count/).fill('0')
  await page.click('.console-send')
  expect(await page.textContent('.console-error')).toContain('0 is less than 1')
  await field(page, /^count/).fill('-9007199254740993')
  await page.click('.console-send')
  expect(await page.textContent('.console-error')).toContain('is less than 1')
  await field(page, /^count/).fill('9007199254740993')
  expect((await send(page)).body).toContain('"count":9007199254740993,')
  const toggle = page.getByRole('button', { name: 'JSON' })
  await toggle.click()
  const raw = page.locator('.console-body textarea')
  expect(await raw.inputValue()).toContain('"count": 9007199254740993,')
  await raw.fill('{ "item": "book", "count": 9223372036854775807, "delivery": { "shop": 1 } }')
  await toggle.click()
  expect(await field(page, /^count/).inputValue()).toBe('9223372036854775807')
  const other = await open('get-order')
  await field(other, /^id string/).fill('ab')
  await field(other, /^API key/).fill('k')
  await other.getByRole('group', { name: /^ids/ }).getByRole('button').click()
  await other.getByRole('group', { name: /^ids/ }).getByLabel('Item 1', { exact: true }).fill('9007199254740993')
  await field(other, /^min/).fill('-9007199254740993')
  expect((await send(other)).url).toBe('/v1/orders/ab?ids=9007199254740993&filter%5Bmin%5D=-9007199254740993')
})

it('shows the body as JSON, sends it as written, and reads it back into the fields', async () => {
  const page = await open('create-order')
  const toggle = page.getByRole('button', { name: 'JSON' })
  await toggle.click()
  const raw = page.locator('.console-body textarea')
  expect(JSON.parse(await raw.inputValue())).toMatchObject({ item: 'book', delivery: { street: 'Main Street' } })
  await raw.fill('{ "item": ')
  await page.click('.console-send')
  expect(await page.textContent('.console-error')).toContain('This is not JSON')
  const written = '{ "item": "refused", "count": 12345678901234567890, "delivery": { "shop": 1 } }'
  await raw.fill(written)
  expect((await send(page)).body).toBe(written)
  expect(await page.textContent('.console-status')).toContain('422 ')
  expect(world.browser.takeProblems().join()).toContain('422')
  await toggle.click()
  expect(await field(page, /^item/).inputValue()).toBe('refused')
  expect(await field(page, 'One of').inputValue()).toBe('1')
})

it('sends parameters in their styles and the credentials of every kind', async () => {
  const page = await open('get-order')
  await field(page, /^id string/).fill('a b')
  await page.getByRole('group', { name: 'tags' }).getByRole('button').click()
  await field(page, 'Item 1').fill('x&y')
  await page.getByRole('group', { name: /^ids/ }).getByRole('button', { name: '+ Add item' }).click()
  await page.getByRole('group', { name: /^ids/ }).getByLabel('Item 1', { exact: true }).fill('1')
  await page.getByRole('group', { name: /^ids/ }).getByRole('button', { name: '+ Add item' }).click()
  await page.getByRole('group', { name: /^ids/ }).getByLabel('Item 2', { exact: true }).fill('2')
  await field(page, /^state/).selectOption('closed')
  await field(page, /^min/).fill('5')
  await field(page, /^X-Trace/).fill('t')
  await field(page, /^API key/).fill('k1')
  const first = await send(page)
  expect(first.url).toBe('/v1/orders/a%20b?tags=x%26y&ids=1,2&filter%5Bstate%5D=closed&filter%5Bmin%5D=5')
  expect([first.headers['x-key'], first.headers['x-trace']]).toEqual(['k1', 't'])
  const kinds = field(page, 'Authorization')
  await kinds.selectOption('basic')
  await field(page, /^Username/).fill('ü')
  await field(page, /^Password/).fill('p')
  expect((await send(page)).headers.authorization).toBe(`Basic ${Buffer.from('ü:p').toString('base64')}`)
  await kinds.selectOption('queryKey')
  await field(page, /^API key/).fill('k 2')
  expect((await send(page)).url).toMatch(/&key=k%202$/)
  await kinds.selectOption('cookieKey')
  expect(await page.locator('.console-note').allTextContents()).toContainEqual(
    expect.stringContaining('Pages cannot set cookies'),
  )
  expect(page.url()).not.toContain('k1')
})

it('sends parameters of every other style, starting with their examples', async () => {
  const { url, headers } = await send(await open('get-styles'))
  const [path, query] = url.split(/\?(.*)/s)
  expect(path).toBe('/v1/styles/r=1,g=x%20y/.b%20c,d/;matrix=b%20c;matrix=d/%7B%22r%22:1%7D')
  expect(query?.split('&')).toEqual([
    ...['space=b%20d', 'pipe=b%7Cd', 'repeated=b', 'repeated=d', 'flat=r,1,g,x%20y', 'kept=a/b?c'],
    'where=%7B%22r%22:1%7D',
  ])
  expect(headers['x-trace']).toBe('r=1,g=x y')
})

it('gets tokens by OAuth 2.0: authorization code with PKCE, and client credentials', async () => {
  const page = await open('get-me')
  const flow = (name: string) => page.getByRole('group', { name })
  const code = flow('Authorization code flow')
  expect(await code.textContent()).toContain(`${world.host.origin}/oauth-callback.html`)
  const authorize = async (clientId: string, message: string): Promise<void> => {
    await code.getByLabel(/^Client ID/).fill(clientId)
    await code.getByRole('button', { name: 'Authorize' }).click()
    await code.getByText(message).waitFor()
  }
  await authorize('denied', 'The authorization failed: access_denied')
  await authorize('app', 'Authorized.')
  expect(page.context().pages()).toHaveLength(1)
  expect((await send(page)).headers.authorization).toBe('Bearer authorization_code app')
  const client = flow('Client credentials flow')
  await client.getByLabel(/^Client ID/).fill('job')
  await client.getByLabel(/^Client secret/).fill('wrong')
  await client.getByRole('button', { name: 'Authorize' }).click()
  await client.getByText('The authorization failed: invalid_grant').waitFor()
  await client.getByLabel(/^Client secret/).fill('s3cret')
  await client.getByRole('button', { name: 'Authorize' }).click()
  await client.getByText('Authorized.').waitFor()
  expect((await send(page)).headers.authorization).toBe('Bearer client_credentials job')
  await authorize('forged', 'Sending…')
  await page.waitForTimeout(300)
  expect(await field(page, /^Token/).inputValue()).toBe('client_credentials job')
})

it('sends forms and files', async () => {
  const page = await open('create-order')
  await field(page, 'Media type').selectOption('application/x-www-form-urlencoded')
  await field(page, /^note/).fill('a & b')
  const form = await send(page)
  expect([form.headers['content-type'], form.body]).toEqual(['application/x-www-form-urlencoded', 'note=a+%26+b'])
  const upload = await open('upload-file')
  await upload.click('.console-send')
  expect(await upload.locator('.console-error').count()).toBe(1)
  await field(upload, /^file/).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('pixels') })
  await field(upload, /^title/).fill('T')
  const { headers, body } = await send(upload)
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(body).toMatch(/name="file"; filename="a.png"\r\nContent-Type: image\/png\r\n\r\npixels\r\n/)
  expect(body).toMatch(/name="title"\r\n\r\nT\r\n/)
})

it('shows images, and keeps a history', async () => {
  const page = await open('get-image')
  await send(page)
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.console-image')?.naturalWidth === 1)
  await send(page)
  await page.click('.console-history summary')
  expect(await page.locator('.console-history li').count()).toBe(2)
  await page.locator('.console-history button').last().click()
  expect(await page.textContent('.console-status')).toMatch(/^200 OK/)
})

it('explains a response that the page may not read, with the request for a terminal', async () => {
  const page = await open('get-secret')
  await page.click('.console-send')
  await page.waitForSelector('.console-status.is-danger')
  expect(await page.textContent('.console-response')).toContain(`from pages of ${world.host.origin}`)
  expect(await page.textContent('.console-response pre')).toBe(
    `curl --request GET \\\n  --url http://127.0.0.1:${api.port}/no-cors/secret`,
  )
  expect(world.browser.takeProblems().join()).toContain('CORS')
})

it('cancels a request, and ends one that takes too long', async () => {
  const page = await open('wait')
  await page.click('.console-send')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForFunction(() => document.querySelector('.console-status')?.textContent === 'Canceled.')
  await page.clock.install()
  await page.click('.console-send')
  await page.clock.fastForward(61_000)
  await page.waitForFunction(() => document.querySelector('.console-status')?.textContent?.includes('60 seconds'))
  api.take()
})

it('fills the samples of all operations with the chosen server and the credentials', async () => {
  const page = await open('create-order')
  await field(page, 'Server').selectOption(`http://localhost:${api.port}/v1`)
  await field(page, /^Token/).fill('abc')
  await page.keyboard.press('Escape')
  const samples = () => page.locator('.api-samples .sample').first().textContent()
  await expect.poll(samples).toContain(`http://localhost:${api.port}/v1/orders`)
  expect(await samples()).toContain('Bearer ••••••••')
  expect(await samples()).not.toMatch(/\$TOKEN|YOUR_TOKEN|process\.env/)
  expect(await page.textContent('.endpoint code')).toBe(`http://localhost:${api.port}/v1/orders`)
  expect(await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify(sessionStorage))).not.toContain(
    'abc',
  )
  await page.click('.sidebar a[href$="get-me"]')
  await waitForPage(page, 'Get me')
  await page.waitForFunction(
    (port) => document.querySelector('.endpoint')?.textContent?.includes(`localhost:${port}/v1/me`),
    api.port,
  )
})

it('shows the chosen alternative of authentication in the samples', async () => {
  const page = await open('get-order')
  const sample = (language: string) =>
    page.locator(`.tab-radio[value="${language}"] + .tab-label + .tab-panel pre > code`).textContent()
  expect(await sample('curl')).toContain('"X-Key: $API_KEY"')
  await field(page, 'Authorization').selectOption('basic')
  await expect.poll(() => sample('curl')).toContain('"Authorization: Basic $BASE64_CREDENTIALS"')
  expect(await sample('python')).not.toContain('X-Key')
  await field(page, 'Authorization').selectOption('queryKey')
  await field(page, /^API key/).fill('abc')
  await expect.poll(() => sample('curl')).toContain('?key=••••••••"')
  await field(page, 'Authorization').selectOption('key')
  await expect.poll(() => sample('python')).toContain('os.environ["API_KEY"]')
  expect(world.browser.takeProblems()).toEqual([])
})

it('copies credentials only if the reader has entered them', async () => {
  const page = await open('create-order', { permissions: ['clipboard-read', 'clipboard-write'] })
  const copy = async (): Promise<string> => {
    await page.locator('.api-samples .sample').first().locator('[data-action="copy-code"]:visible').click()
    await page.waitForSelector('.is-done')
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await page.keyboard.press('Escape')
  expect(await copy()).toContain('Bearer $TOKEN')
  await page.waitForSelector('.is-done', { state: 'detached' })
  await page.click('.try-it')
  await field(page, /^Token/).fill('a$c')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.api-samples .sample').first().textContent()).toContain('••')
  expect(await copy()).toContain('Bearer a\\$c')
})

it('shows the chosen server after a reload, without a request of readers who have chosen nothing', async () => {
  const page = await open('create-order')
  await field(page, 'Server').selectOption(`http://localhost:${api.port}/v1`)
  await field(page, /^Token/).fill('abc')
  await page.reload()
  world.host.takeRequests()
  await page.click('h1')
  await expect.poll(() => page.textContent('.endpoint code')).toBe(`http://localhost:${api.port}/v1/orders`)
  await expect.poll(() => page.locator('.api-samples .sample').first().textContent()).toContain('$TOKEN')
  const other = await world.open('/api/create-order')
  world.host.takeRequests()
  await other.click('h1')
  await other.waitForTimeout(300)
  expect(world.host.takeRequests().filter((path) => /console|samples/.test(path))).toEqual([])
})

it('keeps credentials in the tab only if the reader wants that', async () => {
  const page = await open('create-order')
  await field(page, /^Token/).fill('abc')
  await field(page, /^Keep credentials/).check()
  await page.reload()
  await page.click('.try-it')
  expect(await field(page, /^Token/).inputValue()).toBe('abc')
  await field(page, /^Keep credentials/).uncheck()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

it('sends requests through docgen serve if the reader chooses that, and only there', async () => {
  expect(await (await open('get-secret')).getByLabel(/docgen serve/).count()).toBe(0)
  const store = createDiskStore(world.site.outDir)
  const listener = createListener({
    respond: createSiteHandler(store),
    internalRoutes: new Map([[FORWARD_PATH, createForwarder(store)]]),
    names: new Set(),
    onError: (error) => expect.fail(String(error)),
  })
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = Object(server.address())
    const page = await world.browser.open(`http://127.0.0.1:${port}/api/get-secret`)
    await page.click('.try-it')
    await page.getByLabel(/docgen serve/).check()
    await page.click('.console-send')
    await page.waitForSelector('.console-status.is-tip')
    expect(await page.textContent('.console-response pre')).toBe('secret')
    expect(await page.textContent('.console-response')).not.toContain('set-cookie')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

it.each([
  ['light', {}],
  ['dark', PHONE],
] as const)('has no accessibility violations in %s mode, and returns the focus', async (mode, device) => {
  const page = await world.open(`/api/create-order?docusaurus-theme=${mode}`, { ...device, bypassCSP: true })
  await page.click('.try-it')
  await page.waitForSelector('dialog.console[open]')
  await field(page, /^item/).fill('x')
  await page.click('.console-send')
  await page.waitForSelector('.console-error')
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('try-it')
})
