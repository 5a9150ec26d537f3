// Runs Lighthouse on pages of the built example site and records the scores. See README.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium as playwright } from 'playwright-core'
import { unpackBrowser } from '../scripts/unpack-browser.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const { values } = parseArgs({
  options: {
    date: { type: 'string' },
    site: { type: 'string', default: join(here, '../site/dist') },
    runs: { type: 'string', default: '3' },
  },
})
const PAGES = { home: '/', guide: '/advanced/coupons', 'API page': '/api/get-bot' }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const METRICS = {
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'bytes',
}
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
}

if (values.date === undefined) throw new Error('give the day of the measurement: --date 2026-01-31')
if (!existsSync(values.site)) throw new Error(`${values.site} is missing: run npm run build first`)
const { default: lighthouse } = await import('./lighthouse/node_modules/lighthouse/core/index.js').catch(() => {
  throw new Error('Lighthouse is missing: npm ci --prefix bench/lighthouse')
})

const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
  const names = [path === '/' ? '/index.html' : `${path}.html`, path, '/404.html']
  const name = names.find((each) => /\.\w+$/.test(each) && existsSync(join(values.site, each))) ?? ''
  const headers = { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream', 'content-encoding': 'gzip' }
  const isImmutable = name.startsWith('/assets/')
  response.writeHead(name === '/404.html' ? 404 : 200, {
    ...headers,
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  response.end(gzipSync(readFileSync(join(values.site, name))))
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address()
const browser = await playwright.launch({
  executablePath: unpackBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=9333'],
})

const results = []
for (const [name, path] of Object.entries(PAGES)) {
  for (let run = 1; run <= Number(values.runs); run += 1) {
    // The mobile preset is Lighthouse's default.
    const { lhr } = await lighthouse(`http://127.0.0.1:${port}${path}`, { port: 9333, onlyCategories: CATEGORIES })
    const scores = Object.fromEntries(CATEGORIES.map((id) => [id, Math.round(lhr.categories[id].score * 100)]))
    const metrics = Object.fromEntries(
      Object.entries(METRICS).map(([id, label]) => [label, lhr.audits[id].numericValue]),
    )
    const lost = CATEGORIES.flatMap((id) => lhr.categories[id].auditRefs)
      .filter(({ weight, id }) => weight > 0 && (lhr.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => id)
    results.push({ name, path, run, lighthouse: lhr.lighthouseVersion, scores, metrics, lost })
    process.stderr.write(`${name} ${run}: ${JSON.stringify(scores)} ${lost.join(' ')}\n`)
  }
}
await browser.close()
server.close()

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const rows = Object.entries(PAGES).map(([name, path]) => {
  const runs = results.filter((result) => result.name === name)
  const scores = CATEGORIES.map((id) => middle(runs.map((run) => run.scores[id])))
  const of = (label) => middle(runs.map((run) => run.metrics[label]))
  const metrics = [`${Math.round(of('LCP'))} ms`, `${Math.round(of('TBT'))} ms`, of('CLS').toFixed(3)]
  return `| ${name} | \`${path}\` | ${[...scores, ...metrics, `${(of('bytes') / 1000).toFixed(1)} kB`].join(' | ')} |`
})
const report = `# Lighthouse

Measured on ${values.date} with Lighthouse ${results[0].lighthouse}, mobile preset (a slow phone on a slow network, simulated), the example site as it was built, served with gzip on the same machine. Medians of ${values.runs} runs: \`node bench/lighthouse.mjs --date ${values.date} --runs ${values.runs}\`.

| page | route | performance | accessibility | best practices | SEO | largest paint | blocking time | layout shift | bytes |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`
mkdirSync(join(here, 'results'), { recursive: true })
writeFileSync(join(here, 'results/lighthouse.md'), report)
writeFileSync(join(here, 'results/lighthouse.json'), `${JSON.stringify(results, null, 2)}\n`)
process.stdout.write(report)
