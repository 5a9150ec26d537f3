import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runProcess } from './measure/run-process.mjs'

const USAGE = `usage: links-speed.mjs [options]
  --hosts 50      servers, of which two refuse connections, one never answers and five answer each URL with 429 at first
  --links 1000    links to them
  --date <text>   date in the report
  --results <dir> folder of the report; by default none is written
`
const DOCGEN = fileURLToPath(new URL('../packages/cli/bin/docgen.js', import.meta.url))
const ANSWER_MS = 50
const RETRY_AFTER_SECONDS = 1

/** @returns {Promise<void>} */
async function main() {
  const { values } = parseArgs({
    options: {
      hosts: { type: 'string', default: '50' },
      links: { type: 'string', default: '1000' },
      date: { type: 'string', default: 'Undated' },
      results: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    return
  }
  const hosts = await Promise.all(Array.from({ length: Number(values.hosts) }, (_each, index) => openHost(index)))
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-links-'))
  try {
    writeSite(siteDir, hosts, Number(values.links))
    const rows = []
    for (const name of ['first', 'second']) {
      for (const host of hosts) Object.assign(host, { requests: 0, most: 0, early: 0 })
      const run = await runProcess({
        command: process.execPath,
        args: [DOCGEN, 'check', 'links', '.', '--format', 'json=report.json'],
        cwd: siteDir,
        env: process.env,
      })
      const { details } = JSON.parse(readFileSync(join(siteDir, 'report.json'), 'utf8')).gates[0]
      rows.push({
        name,
        seconds: (run.wallMs / 1000).toFixed(2),
        requests: hosts.reduce((sum, host) => sum + host.requests, 0),
        most: Math.max(...hosts.map((host) => host.most)),
        early: hosts.reduce((sum, host) => sum + host.early, 0),
        ...details,
      })
    }
    const text = report(rows, values)
    process.stdout.write(text)
    if (values.results) writeFileSync(join(values.results, 'links-speed.md'), text)
  } finally {
    rmSync(siteDir, { recursive: true })
    for (const { server } of hosts) {
      server.closeAllConnections()
      server.close()
    }
  }
}

/** A server that counts its requests, how many are open at the same time, and those repeated too early after a 429. */
async function openHost(index) {
  const kind = index < 2 ? 'refusing' : index === 2 ? 'silent' : index < 8 ? 'busy' : 'fine'
  const host = { kind, requests: 0, most: 0, early: 0, server: createServer() }
  const allowedAt = new Map()
  let open = 0
  host.server.on('request', async ({ url }, response) => {
    host.requests += 1
    open += 1
    host.most = Math.max(host.most, open)
    response.on('close', () => {
      open -= 1
    })
    if (kind === 'silent') return
    await pause(ANSWER_MS)
    const allowed = allowedAt.get(url)
    if (kind === 'busy' && (allowed === undefined || Date.now() < allowed)) {
      if (allowed !== undefined) host.early += 1
      allowedAt.set(url, Date.now() + RETRY_AFTER_SECONDS * 1000 - ANSWER_MS)
      response.writeHead(429, { 'retry-after': RETRY_AFTER_SECONDS }).end()
    } else response.writeHead(200, { 'content-type': 'text/html' }).end('<p id="part">Text</p>')
  })
  await new Promise((done) => host.server.listen(0, '127.0.0.1', done))
  host.origin = `http://127.0.0.1:${host.server.address().port}`
  if (kind === 'refusing') await new Promise((done) => host.server.close(done))
  return host
}

function writeSite(siteDir, hosts, count) {
  mkdirSync(join(siteDir, 'docs'))
  const links = Array.from({ length: count }, (_each, index) => {
    const { origin } = hosts[index % hosts.length]
    return `- [Link](${origin}/${index}${index % 7 === 0 ? '#part' : ''})`
  })
  writeFileSync(join(siteDir, 'docs/index.md'), `# Links\n\n${links.join('\n')}\n`)
  const privateHosts = hosts.map(({ origin }) => new URL(origin).host)
  const checks = { links: { privateHosts, timeout: 1 } }
  const config = { title: 'Links', url: 'https://docs.example.com', checks }
  writeFileSync(join(siteDir, 'site.config.mjs'), `export default ${JSON.stringify(config)}\n`)
}

function report(rows, { links, hosts, date }) {
  return `# Speed of the link check

${date}, ${links} links to ${hosts} local servers that answer after ${ANSWER_MS} ms. Two refuse connections, one never answers (timeout 1 s),
and five answer each URL with 429 and \`Retry-After: ${RETRY_AFTER_SECONDS}\` at first.
The load of the machine was ${loadavg()[0].toFixed(1)} at the end. Measured by \`node bench/links-speed.mjs --date ${date}\`.

| run | seconds | requests | most at once to one host | too early after 429 | work | broken | unknown |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.map((row) => `| ${row.name} | ${row.seconds} | ${row.requests} | ${row.most} | ${row.early} | ${row.fine} | ${row.broken} | ${row.unknown} |`).join('\n')}

The budget for the first run is 15 s.
`
}

await main()
