import { execFileSync } from 'node:child_process'

/**
 * Changes to a file since Git knew it by `id`: the lines of a unified diff, without its header. Undefined if Git is
 * missing or no longer has that version.
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
