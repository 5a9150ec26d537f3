import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readTree } from './build-copy.js'
import { runDocgen, startDocgen } from './run-docgen.js'

function makeSite(): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-parallel-'))
  onTestFinished(() => rmSync(siteDir, { recursive: true, force: true }))
  mkdirSync(join(siteDir, 'docs'))
  writeFileSync(
    join(siteDir, 'site.config.ts'),
    "export default { title: 'T', url: 'https://a.example', docs: { routeBasePath: '/' } }\n",
  )
  return siteDir
}

function write(siteDir: string, round: number): void {
  writeFileSync(join(siteDir, 'docs/index.md'), `# Start\n\nRound ${round} of ${'many words '.repeat(round)}.\n`)
  // Enough for threads.
  for (let page = 0; page < 50; page++)
    writeFileSync(
      join(siteDir, `docs/page-${page}.md`),
      `# Page ${page}\n\nText ${page % 3 === round % 3 ? round : ''}.\n`,
    )
  rmSync(join(siteDir, `docs/page-${round}.md`))
}

it('builds that run in one folder at once produce the output of one build', async () => {
  const siteDir = makeSite()
  const reference = makeSite()
  let waited = 0
  for (let round = 1; round <= 6; round++) {
    write(siteDir, round)
    write(reference, round)
    const flags = [[], ['--no-cache'], round % 2 === 0 ? ['--clean'] : []]
    const ends = await Promise.all([
      ...flags.map((own) => runDocgen(['build', siteDir, '--workers', '2', ...own])),
      runDocgen(['build', reference, '--no-cache', '--clean']),
    ])
    expect(
      ends.map(({ code }) => code),
      ends.map(({ stderr }) => stderr).join('\n'),
    ).toEqual([0, 0, 0, 0])
    waited += ends.filter(({ stderr }) => stderr.includes('Waiting for another build of this site to end')).length
    expect(readTree(join(siteDir, 'dist')), `round ${round}`).toEqual(readTree(join(reference, 'dist')))
    expect(readdirSync(join(siteDir, '.docgen')).filter((name) => name !== 'cache')).toEqual([])
  }
  expect(waited).toBeGreaterThan(3)
}, 600_000)

it('a build takes over the lock of a killed one', async () => {
  const siteDir = makeSite()
  write(siteDir, 1)
  expect((await runDocgen(['build', siteDir])).code).toBe(0)
  const children = [0, 1, 2].map(async (index) => {
    const child = startDocgen(['build', siteDir, '--no-cache'])
    await new Promise((resolve) => setTimeout(resolve, 250 + index * 100))
    child.kill('SIGKILL')
  })
  await Promise.all(children)
  const { code, stderr } = await runDocgen(['build', siteDir])
  expect(code, stderr).toBe(0)
  expect(existsSync(join(siteDir, 'dist/index.html'))).toBe(true)
})
