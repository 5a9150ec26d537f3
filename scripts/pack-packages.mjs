import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The pnpm that `npm run setup` uses, as arguments of npx. */
export const PNPM = readManifest(ROOT)
  .scripts.setup.match(/--yes pnpm@[\d.]+/)[0]
  .split(' ')

/**
 * Packs the built packages into a folder as they would be published, except private ones. Returns for each its
 * `name`, the `tarball` with its `size` in bytes, and the paths of its `files`.
 */
export function packPackages(folder) {
  // vsce packs the extension for editors.
  const filters = ['--filter', './packages/*', '--filter', '!docgen-vscode']
  const flags = ['--recursive', ...filters, 'pack', '--json', '--pack-destination', folder]
  const answer = execFileSync('npx', [...PNPM, ...flags], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const isPublished = ({ name }) => !readManifest(join(ROOT, name.replace('@docgen/', 'packages/'))).private
  return JSON.parse(answer)
    .filter(isPublished)
    .map(({ name, filename, size, files }) => ({
      name,
      tarball: filename,
      size,
      files: files.map(({ path }) => path),
    }))
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
