import { readFileSync } from 'node:fs'

/** Locations of the script: next to docgen's bundle, and in `dist` when docgen runs from source. */
const CLIENT_FILES = [
  new URL('./dev-client.js', import.meta.url),
  new URL('../../../dist/dev-client.js', import.meta.url),
]

/** Responds with the script that keeps windows up to date. */
export function respondWithClientScript() {
  const body = readClientScript()
  const headers = {
    'content-type': 'text/javascript;charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-cache',
  }
  return { status: 200, headers, body }
}

function readClientScript(): Buffer {
  for (const file of CLIENT_FILES) {
    try {
      return readFileSync(file)
    } catch {
      // Try the other location.
    }
  }
  throw new Error('docgen has no script for browsers: build its packages first')
}
