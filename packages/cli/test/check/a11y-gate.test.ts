import { expect, it, vi } from 'vitest'
import { unpackBrowser } from '../../../../scripts/unpack-browser.mjs'
import { runGates } from '../../src/gates/run-gates.js'
import { createBuildRequest } from './create-build-request.js'
import { createGitSite } from './git-site.js'

const PART = '[click here](/guide/setup)\n'
const planted = {
  'docs/page.md': [
    '---',
    'title: Page',
    '---',
    '',
    'Read [here](guide/setup.md).',
    '',
    '<!-- docgen-ignore a11y-link-text until 2030-12-31: quoted from another site -->',
    'Read [here](guide/setup.md).',
    '',
    '## Part',
    '',
    '#### Deep',
    '',
    '![photo.png](https://example.com/photo.png)',
    '',
    'A picture <a href="https://example.com/"></a>',
    '',
    '::include{file="./_part.md"}',
    '',
  ].join('\n'),
  'docs/_part.md': PART,
  'docs/other.md': '# Other\n\n| | |\n| --- | --- |\n| one | two |\n\nBut [here](guide/setup.md).\n',
  'brand.css': ':root {\n  --color-muted: #999;\n}\n\n[data-theme="dark"] {\n  --color-muted: #aaa;\n}\n',
}

it('finds every planted barrier at its position, and nothing else', async () => {
  const { check, write } = createGitSite({ files: planted, fields: "theme: { css: ['./brand.css'] }" })
  const first = await check(['a11y'])
  const lines = first.report.findings.map(
    ({ severity, code, file, line, column }) => `${severity} ${code} ${file}:${line}:${column}`,
  )
  expect(lines.sort()).toEqual(
    [
      'warning a11y-link-text docs/page.md:5:6',
      'warning a11y-heading docs/page.md:12:1',
      'warning a11y-alt docs/page.md:14:1',
      'error a11y-name docs/page.md:16:11',
      'warning a11y-link-text docs/_part.md:1:1',
      'warning a11y-table docs/other.md:5:1',
      'warning a11y-link-text docs/other.md:7:5',
      'error a11y-contrast brand.css:2:3',
    ].sort(),
  )
  expect(first.report.gates).toMatchObject([{ name: 'a11y', ignored: 1 }])
  // The results of unchanged pages come from the cache; positions do not.
  write('docs/other.md', `# Other\n\nA line.\n\n${planted['docs/other.md'].slice('# Other\n\n'.length)}`)
  const second = await check(['a11y'])
  const moved = second.report.findings.flatMap(({ file, line }) => (file === 'docs/other.md' ? [line] : []))
  expect(moved.sort()).toEqual([7, 9])
})

it('runs axe-core on one page of each layout in both modes, and finds the lines', async () => {
  const { siteDir } = createGitSite({
    files: {
      'docs/pale.md': [
        '# The longest page',
        '',
        '<p class="pale">A pale text of this page</p>',
        '',
        'And <span class="dim">text that is dark in dark mode</span>.',
        '',
        '<div role="buton">t</div>',
        '',
        `${'Many words. '.repeat(200)}`,
        '',
      ].join('\n'),
      'docs/same.md': '# Of the same layout\n\n<p class="pale">Not looked at</p>\n',
      'dim.css': '[data-theme="dark"] .dim { color: #222 }\n.pale { color: #888; background: #999 }\n',
    },
    fields: "theme: { css: ['./dim.css'] }",
  })
  vi.stubEnv('CHROME_PATH', unpackBrowser())
  const build = createBuildRequest(siteDir)
  const { report } = await runGates({ named: ['a11y'], usesBrowser: true, build, now: '2026-03-01T12:00:00.000Z' })
  vi.unstubAllEnvs()
  const found = report.findings.map(({ code, file, line, column, message }) => [
    code,
    `${file}:${line}:${column}`,
    message.replace(/^.* \((?=[a-z-]+\):)/, '('),
  ])
  expect(found).toEqual([
    ['a11y-axe', 'docs/pale.md:7:19', '(aria-roles): div[role="buton"]'],
    ['a11y-axe', 'docs/pale.md:3:17', '(color-contrast): .pale'],
    ['a11y-axe', 'docs/pale.md:5:23', '(color-contrast): .dim, in dark mode'],
  ])
})
