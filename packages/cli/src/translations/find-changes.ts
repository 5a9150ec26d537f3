import { execFileSync } from 'node:child_process'

/**
 * What has changed in a file since git knew it by `id`: the lines of a unified diff, without its head. Undefined where git,
 * or what it remembers, does not reach back so far.
 */
export function findChanges(siteDir: string, id: string, path: string): readonly string[] | undefined {
  try {
    const args = ['diff', '--no-ext-diff', '--no-color', '--unified=1', id, '--', path]
    const output = execFileSync('git', args, { cwd: siteDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    const lines = output.split('\n')
    const start = lines.findIndex((line) => line.startsWith('@@'))
    return start === -1 ? undefined : lines.slice(start).filter((line) => line !== '')
  } catch {
    return undefined
  }
}
