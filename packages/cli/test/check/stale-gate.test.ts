import { expect, it } from 'vitest'
import { createGitSite } from './git-site.js'

const page = (covers: string): string => `---\ntitle: Page\ncovers: ${covers}\n---\n\nText.\n`

it('warns of each page that has not changed with the files that it covers, and names its owner', async () => {
  const { check, write, remove, git } = createGitSite({
    files: {
      CODEOWNERS: '* @all\n/docs/auth.md @security\n',
      'docs/auth.md': page("['src/auth/**']"),
      'docs/folder.md': page('/src/auth/'),
      'docs/deleted.md': page('src/old.ts'),
      'docs/updated.md': page('src/auth/login.ts'),
      'docs/included.md': `${page('src/auth/login.ts')}\n::include{file="_part.md"}\n`,
      'docs/_part.md': 'A part.\n',
      'docs/other.md': page("['src/other.ts']"),
      'docs/excluded.md': page("['src/auth', '!src/auth/*.ts']"),
      'docs/typo.md': page("['src/other.ts', 'src/auht/**']"),
      'src/auth/login.ts': '1\n',
      'src/old.ts': '1\n',
      'src/other.ts': '1\n',
    },
  })
  write('src/auth/login.ts', '2\n')
  git('commit', '-qam', 'Change the login')
  write('src/auth/new.ts', '1\n')
  remove('src/old.ts')
  write('docs/updated.md', `${page('src/auth/login.ts')}More.\n`)
  write('docs/_part.md', 'Another part.\n')
  const { report } = await check(['stale'], { since: 'HEAD~1' })
  expect(report.findings.map(({ code, file, line, message }) => `${code} ${file}:${line} ${message}`).sort()).toEqual([
    'stale-page docs/auth.md:3 src/auth/login.ts and 1 more changed since HEAD~1, but this page did not',
    'stale-page docs/deleted.md:3 src/old.ts changed since HEAD~1, but this page did not',
    'stale-page docs/folder.md:3 src/auth/login.ts and 1 more changed since HEAD~1, but this page did not',
    'unmatched-covers docs/typo.md:3 no file of the repository matches "src/auht/**"',
  ])
  expect(report.findings.find(({ file }) => file === 'docs/auth.md')?.hint).toContain('it belongs to @security')
  expect(report.gates).toMatchObject([{ state: 'passed', warnings: 4, details: { covering: 8 } }])
})

it('reads covers from front matter with another problem', async () => {
  const { check, write, git } = createGitSite({
    files: {
      'docs/a.md': '---\ntitle: Page\nsidebar_position: first\ncovers: src/a.ts\n---\n\nText.\n',
      'src/a.ts': '1\n',
    },
  })
  write('src/a.ts', '2\n')
  git('commit', '-qam', 'Change a file')
  const { report } = await check(['stale'], { since: 'HEAD~1' })
  expect(report.findings.map(({ code, file }) => `${code} ${file}`)).toContain('stale-page docs/a.md')
})

it('ignores what others have changed on the branch to merge into', async () => {
  const { check, write, git } = createGitSite({ files: { 'docs/a.md': page('src/a.ts'), 'src/a.ts': '1\n' } })
  git('branch', '-m', 'main')
  git('checkout', '-qb', 'topic')
  git('checkout', '-q', 'main')
  write('src/a.ts', '2\n')
  git('commit', '-qam', 'Change a file')
  git('checkout', '-q', 'topic')
  expect((await check(['stale'], { since: 'main' })).report.findings).toEqual([])
})

it('is skipped without a page that covers files', async () => {
  const { check } = createGitSite({})
  expect((await check(['stale'], { since: 'HEAD' })).report.gates).toMatchObject([{ state: 'skipped' }])
})
