import { execFileSync } from 'node:child_process'

/** The `package.json` in a tarball, with versions instead of workspace ranges. */
export function readPackedManifest(tarball) {
  return JSON.parse(execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }))
}
