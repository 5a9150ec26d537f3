import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runDocgen } from './run-docgen.js'

const siteDir = mkdtempSync(join(tmpdir(), 'docgen-git-'))
afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

function git(args: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=a@x.example']
  execFileSync('git', ['-C', siteDir, ...author, ...args], { env: { ...process.env, ...environment } })
}

it('updates the dates of pages after every commit, with the cache of the last build', async () => {
  mkdirSync(join(siteDir, 'docs'))
  const docs = '{ showLastUpdateTime: true }'
  const config = `export default { title: 'Git', url: 'https://docs.example.com', docs: ${docs} }\n`
  writeFileSync(join(siteDir, 'site.config.mjs'), config)
  writeFileSync(join(siteDir, '.gitignore'), '.docgen\ndist\n')
  writeFileSync(join(siteDir, 'docs/index.md'), '# Git\n')
  git(['init', '-q'])
  for (const day of ['2026-01-01', '2026-02-02', '2026-03-03']) {
    appendFileSync(join(siteDir, 'docs/index.md'), `\nOn ${day}.\n`)
    git(['add', '-A'])
    git(['commit', '-qm', day], { GIT_COMMITTER_DATE: `${day}T12:00:00Z` })
    expect(await runDocgen(['build', siteDir])).toMatchObject({ code: 0, stderr: '' })
    expect(readFileSync(join(siteDir, 'dist/index.html'), 'utf8')).toContain(`<time dateTime="${day}T12:00:00Z">`)
  }
})
