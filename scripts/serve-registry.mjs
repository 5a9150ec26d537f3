import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename } from 'node:path'
import { readPackedManifest } from './read-packed-manifest.mjs'

/**
 * Serves packed packages on this machine like a registry, so that package managers install them by name and
 * version. Returns its `url`, which depends on the tarballs because package managers cache by URL, and `close`.
 */
export async function serveRegistry(packed) {
  const tarballs = new Map(packed.map(({ tarball }) => [basename(tarball), readFileSync(tarball)]))
  const documents = new Map()
  const folder = hash('sha256', Buffer.concat([...tarballs.values()]), 'hex').slice(0, 16)
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://registry').pathname)
    const body = documents.get(path) ?? tarballs.get(basename(path))
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
    })
    response.end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${server.address().port}/${folder}/`
  for (const { name, tarball } of packed) documents.set(`/${folder}/${name}`, describePackage({ tarball, url }))
  return { url, close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()) }
}

/** A registry's metadata of a package: here, a single version, published in the past. */
function describePackage({ tarball, url }) {
  const manifest = readPackedManifest(tarball)
  const bytes = readFileSync(tarball)
  const dist = {
    tarball: `${url}${manifest.name}/-/${basename(tarball)}`,
    shasum: hash('sha1', bytes, 'hex'),
    integrity: `sha512-${hash('sha512', bytes, 'base64')}`,
  }
  const { name, version } = manifest
  return JSON.stringify({
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, dist } },
    time: { created: '2020-01-01T00:00:00.000Z', [version]: '2020-01-01T00:00:00.000Z' },
  })
}

function hash(algorithm, bytes, encoding) {
  return createHash(algorithm).update(bytes).digest(encoding)
}
