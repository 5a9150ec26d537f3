import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.yaml': 'application/yaml',
}

/** A static host for a built site. */
export interface StaticHost {
  readonly origin: string
  /** Paths requested since the last call. */
  readonly takeRequests: () => string[]
  readonly close: () => Promise<void>
}

/** Serves a folder as static hosts do: `/a` is `a.html`, unknown paths get `404.html`, and `_headers` applies. */
export async function openStaticHost(folder: string): Promise<StaticHost> {
  const headers = readHeaders(folder)
  const requests: string[] = []
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    requests.push(path)
    const file = find(folder, path)
    const { name, bytes } = file ?? { name: '404.html', bytes: read(folder, '404.html') ?? Buffer.from('') }
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    const own = Object.assign({}, ...headers.filter(({ pattern }) => pattern.test(path)).map(({ values }) => values))
    response.writeHead(file ? 200 : 404, { ...own, 'content-type': type, 'content-encoding': 'gzip' })
    response.end(gzipSync(bytes, { level: 9 }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    takeRequests: () => requests.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function find(folder: string, path: string): { name: string; bytes: Buffer } | undefined {
  // `/version-history/1.00` looks like a file name but is a page: pages come first.
  for (const name of [`${path}.html`, path, join(path, 'index.html')]) {
    const bytes = read(folder, name)
    if (bytes) return { name, bytes }
  }
  return undefined
}

function read(folder: string, name: string): Buffer | undefined {
  try {
    return readFileSync(join(folder, name))
  } catch {
    return undefined
  }
}

/** The rules of `_headers`: a path pattern per line, with indented headers below it. */
function readHeaders(
  folder: string,
): { readonly pattern: RegExp; readonly values: Readonly<Record<string, string>> }[] {
  const rules = (read(folder, '_headers')?.toString() ?? '').split(/\n(?=\S)/).filter(Boolean)
  return rules.map((rule) => {
    const [path = '', ...lines] = rule.trim().split('\n')
    const pattern = new RegExp(`^${path.replace(/[.+?]/g, '\\$&').replaceAll('*', '.*')}$`)
    const values = lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    })
    return { pattern, values: Object.fromEntries(values) }
  })
}
