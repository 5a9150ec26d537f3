// cspell:ignore lter Cevil Fevil
// Checks how a server serves the site of write-site.mjs:
// node bench/hosts/check-host.mjs http://127.0.0.1:8080 --dist <folder>/dist [--slash] [--base /docs] [--skip negotiation,redirect]
// Prints the number of checks that pass in each group, and each that fails.
import { readdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { parseArgs } from 'node:util'
import { ACCEPTED, prefersMarkdown } from './accept-headers.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: 'string', default: 'dist' },
    slash: { type: 'boolean', default: false },
    base: { type: 'string', default: '' },
    skip: { type: 'string', default: '' },
  },
})
const origin = new URL(positionals[0] ?? 'http://127.0.0.1:3000')
const { base } = values
const slash = values.slash ? '/' : ''
const skipped = new Set(values.skip.split(','))
const groups = new Map()
const failures = []

// `fetch` would normalize the paths.
function get(path, headers = {}, method = 'GET') {
  return new Promise((resolve, reject) => {
    const { hostname, port, host } = origin
    const sent = request(
      { hostname, port, path, method, headers: { host, ...headers }, timeout: 20_000 },
      (response) => {
        const parts = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() }),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`No answer: ${path}`)))
    sent.on('error', reject).end()
  })
}

function check(group, name, actual, expected) {
  if (skipped.has(group)) return
  const ok = expected instanceof RegExp ? expected.test(String(actual)) : actual === expected
  const [passed, all] = groups.get(group) ?? [0, 0]
  groups.set(group, [passed + Number(ok), all + 1])
  if (!ok) failures.push(`${group}: ${name}: ${JSON.stringify(actual)} instead of ${expected}`)
}

const typeOf = ({ status, headers }) =>
  `${status} ${(headers['content-type'] ?? '').toLowerCase().replace(/;\s*/, '; ')}`
const HTML = 'text/html; charset=utf-8'
const MARKDOWN = 'text/markdown; charset=utf-8'
const PAGES = [
  '/',
  '/guide',
  '/guides',
  '/guides/setup',
  '/1.12.1',
  '/%C3%A4%20b',
  '/de/',
  '/de/guide',
  '/de/guides',
].map((path) => (path.endsWith('/') ? path : path + slash))
const markdownOf = (path) => (path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`)

async function checkPage(path) {
  const page = await get(base + path)
  check('page', path, typeOf(page), `200 ${HTML}`)
  check('header', path, page.headers['x-content-type-options'], 'nosniff')
  check('header', path, page.headers['referrer-policy'], 'strict-origin-when-cross-origin')
  check('header', path, page.headers['permissions-policy'], 'camera=(), geolocation=(), microphone=()')
  check('header', path, page.headers['content-security-policy'], /frame-ancestors 'self'/)
  check('caching', path, page.headers['cache-control'], /no-cache|max-age=0/)
  check('llms', path, page.headers.link?.includes(`<${base}/llms.txt>; rel="describedby"`), true)
  const link = `<${base}${markdownOf(path)}>; rel="alternate"; type="text/markdown"`
  check('link', path, page.headers.link?.split(link).length, 2)
  check('markdown', path, typeOf(await get(base + markdownOf(path))), `200 ${MARKDOWN}`)
  const head = await get(base + path, {}, 'HEAD')
  check('page', `HEAD ${path}`, `${typeOf(head)} ${head.body}`, `200 ${HTML} `)
  for (const accept of path === '/' || path === `/guide${slash}` ? ACCEPTED : ACCEPTED.slice(0, 4)) {
    const answer = await get(base + path, { accept })
    check('negotiation', `${path} ${accept}`, typeOf(answer), `200 ${prefersMarkdown(accept) ? MARKDOWN : HTML}`)
    check('negotiation', `${path} ${accept}`, answer.headers.vary, /(?:^|,\s*)accept(?:,|$)/i)
  }
  if (!page.headers.etag) return
  const changed = await get(base + path, { accept: ACCEPTED[0], 'if-none-match': page.headers.etag })
  check('negotiation', `ETag of HTML ${path}`, changed.status, 200)
}

async function checkMissing() {
  const accept = { accept: ACCEPTED[0] }
  for (const path of ['/nowhere', '/guides/nothing'])
    for (const headers of [{}, accept]) check('missing', path, typeOf(await get(base + path, headers)), `404 ${HTML}`)
  check('missing language', '/de/nowhere', (await get(`${base}/de/nowhere`)).body.slice(0, 400), /lang="de"/)
  const asset = await get(`${base}/assets/nothing.css`)
  check('missing', 'asset', asset.status, 404)
  check('missing', 'asset', asset.headers['cache-control'] ?? '', /^(?!.*max-age=31536000)/)
  check('negotiation', '/search', typeOf(await get(`${base}/search${slash}`, accept)), `200 ${HTML}`)
}

/** The statuses of all redirects, and the path at the end. */
async function follow(path) {
  const statuses = []
  let current = path
  for (let step = 0; step < 5; step++) {
    const { status, headers } = await get(current)
    statuses.push(status)
    if (status < 300 || status > 399 || headers.location === undefined) return `${statuses.join(' ')} ${current}`
    const url = new URL(headers.location, new URL(current, origin))
    if (url.host !== origin.host) return `${statuses.join(' ')} ${url.href}`
    current = url.pathname + url.search
  }
  return `${statuses.join(' ')} loop`
}

async function checkRedirects() {
  const to = (path) => new RegExp(`^(?:30[178] )+200 ${base}${path.replaceAll('.', '\\.')}$`, 'i')
  for (const from of ['/old-name', '/%C3%A4lter%20one', '/a$b', '/pay%22x'])
    for (const end of ['', '/']) check('redirect', from + end, await follow(base + from + end), to(`/guide${slash}`))
  check('redirect', 'deep', await follow(`${base}/old/deep/page`), to(`/guides/setup${slash}`))
  check('redirect', 'language', await follow(`${base}/de/old-name/`), to(`/de/guide${slash}`))
  check('redirect', 'other site', (await get(`${base}/away`)).headers.location, 'https://other.example/x?y=1#z')
  check('redirect', 'below', (await get(`${base}/old-name/x`)).status, 404)
  for (const path of ['/guide', '/guides', '/1.12.1', '/guides/setup', '/%C3%A4%20b']) {
    const other = values.slash ? path : `${path}/`
    check('spelling', other, await follow(base + other), to(path + slash))
  }
}

const HOSTILE = ['//evil.example/', '//evil.example/index.html', '/%5Cevil.example/', '/%5Cevil.example/index.html']
const MORE = ['/%09/evil.example/', '/%2Fevil.example/', '/%2F%2Fevil.example/index.html', '///evil.example/index.html']
const CONTROL = ['/\\evil.example/', '/a/..//evil.example/', '/%0d%0aX:y/', '/guide/%0d%0aX:y/index.html']

async function checkHostile(path) {
  const { status, headers } = await get(path)
  const target = headers.location === undefined ? origin : new URL(headers.location, origin)
  check('hostile', path, `${target.host} ${headers.x}`, `${origin.host} undefined`)
  check('hostile', path, status < 500, true)
}

async function checkAssets() {
  const sizeOf = (file) => statSync(`${values.dist}/assets/${file}`).size
  const files = readdirSync(`${values.dist}/assets`).sort((a, b) => sizeOf(b) - sizeOf(a))
  for (const [extension, type] of Object.entries({
    css: /^200 text\/css/,
    js: /^200 (?:text|application)\/javascript/,
  })) {
    const file = files.find((each) => each.endsWith(`.${extension}`))
    const asset = await get(`${base}/assets/${file}`, { 'accept-encoding': 'gzip, br' })
    check('asset', file, typeOf(asset), type)
    check('asset', file, asset.headers['x-content-type-options'], 'nosniff')
    check('asset caching', file, asset.headers['cache-control'], 'public, max-age=31536000, immutable')
    check('compression', file, asset.headers['content-encoding'], /gzip|br/)
  }
}

for (const path of PAGES) await checkPage(path)
await checkMissing()
await checkRedirects()
for (const path of [...HOSTILE, ...MORE, ...CONTROL]) await checkHostile(path)
await checkAssets()
for (const [group, [passed, all]] of groups) console.log(`${group}: ${passed} of ${all}`)
for (const failure of failures) console.log(failure)
process.exitCode = Number(failures.length > 0)
