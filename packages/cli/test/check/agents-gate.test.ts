import { expect, it } from 'vitest'
import { createGitSite } from './git-site.js'

const LLMS = 'llms: { pages: true }'
const TEXT = 'A paragraph of the page that is long enough to be compared.'

const planted = {
  'static/llms.txt': [
    'Base',
    '',
    '- [Gone](https://docs.example.com/gone.md)',
    '- [HTML](/guide/setup)',
    '- [Markdown](/own.md)',
    '- [Another host](https://example.org/x)',
  ].join('\n'),
  'docs/own.md': `# Own\n\n${TEXT}\n`,
  'static/own.md': '# Own\n\n[Setup](guide/setup.md), [root](/guide/setup), `[code](a.md)`\n\n```js\nlet a\n',
  'docs/long.md': `# Long\n\n${`${TEXT}\n\n`.repeat(1000)}`,
  'docs/longer.md': `# Longer\n\n${`${TEXT}\n\n`.repeat(2000)}`,
  'docs/tabs.md':
    '# Tabs\n\n::::tabs\n\n:::tab[npm]\n\n### Install\n\nRun.\n\n:::\n\n:::tab[Yarn]\n\n### Install\n\nRun.\n\n:::\n\n::::\n',
}

it('finds every planted problem of llms.txt and of pages, and no other', async () => {
  const { check } = createGitSite({ files: planted, fields: LLMS })
  const { report } = await check(['agents'])
  expect(
    report.findings.map(({ severity, file, line, message }) => {
      const [, words, rule] = /^(?:\/\S+: )?(.*) \((.*)\)$/.exec(message) ?? []
      return `${severity} ${rule} ${file}:${line} ${words?.replace(/\d{3,}/, 'N')}`
    }),
  ).toEqual(
    expect.arrayContaining([
      'warning llms-txt-valid static/llms.txt:1 the list lacks a heading as its first line, a summary, sections',
      'error llms-txt-links-resolve static/llms.txt:3 the site has no https://docs.example.com/gone.md',
      'warning llms-txt-links-markdown static/llms.txt:4 /guide/setup is a page in HTML',
      'error markdown-content-parity static/own.md:1 1 of 1 texts of the page is missing from its Markdown',
      'warning llms-txt-directive-md static/own.md:1 the Markdown does not name llms.txt at its start',
      'error markdown-code-fence-validity static/own.md:5 the code block that starts here is never closed',
      'error markdown-link-portability static/own.md:3 guide/setup.md is relative',
      'warning markdown-link-portability static/own.md:3 /guide/setup is relative',
      'warning page-size-markdown docs/long.md:1 the Markdown has N characters; agents cut it at 50000',
      'error page-size-markdown docs/longer.md:1 the Markdown has N characters; agents cut it at 50000',
      'warning section-header-quality docs/tabs.md:1 several tabs have the heading "Install"',
      expect.stringContaining('error llms-txt-coverage static/llms.txt:1 '),
    ]),
  )
  expect(report.findings).toHaveLength(12)
})

it('finds nothing in a site whose files docgen has written', async () => {
  const { check } = createGitSite({
    files: {
      'docs/ä (b).md': `---\ntags: [one, two, three]\n---\n\n# Ä (b)\n\n${TEXT}\n`,
      'docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
      'blog/2026-01-01-new.md': '---\ntitle: New\nauthors: [jo]\ntags: [release]\n---\n\nIt is new.\n',
      'blog/authors.yml': 'jo:\n  name: Jo\n  page: true\n',
    },
    fields: `baseUrl: '/base/', blog: {}, llms: { pages: true, full: true }`,
  })
  expect((await check(['agents'])).report).toMatchObject({ findings: [], gates: [{ state: 'passed' }] })
})
