import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpackBrowser } from '../../../../scripts/unpack-browser.mjs'
import type { CodeCase } from './code-case.js'
import { deployCodes } from './deploy-codes.js'

const GERMAN = "i18n: { defaultLocale: 'en', locales: ['en', 'de'], localeConfigs: { de: { minTranslated: 90 } } }"
const DOCUSAURUS =
  "module.exports = { title: 'Base', url: 'https://docs.example.com', baseUrl: '/', presets: ['classic'] }\n"
const searchTests = (text: string): CodeCase => ({
  files: { 'search.tests.yml': text },
  args: (siteDir) => ['check', 'search', siteDir],
})

const guideExample = (block: string): CodeCase => ({
  files: {
    'docs/page.md': `# Page\n\n\`\`\`json ${block}\n\`\`\`\n`,
    'pets.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      paths: {
        '/pets': { get: { operationId: 'listPets', responses: { 200: { description: 'ok', content: PETS } } } },
      },
    }),
  },
  fields: "openapi: [{ path: 'pets.json', routeBasePath: '/api' }]",
  args: (siteDir) => ['check', 'api', siteDir],
})
const PETS = {
  'application/json': { schema: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } } },
}

/** Problems that commands other than `build` report, or that depend on the machine. */
export const commandCodes: Readonly<Record<string, CodeCase>> = {
  ...deployCodes,
  'unknown-gate': { args: (siteDir) => ['check', 'content', 'serach', siteDir] },
  suppression: {
    files: { 'docs/page.md': '# Page\n\n<!-- docgen-ignore broken-link until 2020-02-30: old -->\n' },
    args: (siteDir) => ['check', 'content', siteDir],
  },
  'invalid-baseline': { args: (siteDir) => ['check', siteDir, '--baseline', 'gone.json'] },
  'lost-route': {
    files: { 'old.json': '{ "version": 1, "files": { "gone.html": { "route": "/gone" } } }' },
    args: (siteDir) => ['check', 'routes', siteDir, '--against', join(siteDir, 'old.json')],
  },
  'lost-anchor': {
    files: {
      'old.json': `{ "version": 1, "files": { "guide.html": { "route": "/guide/setup", "anchors": "0,4,gone" } } }`,
    },
    args: (siteDir) => ['check', 'routes', siteDir, '--against', join(siteDir, 'old.json')],
  },
  'invalid-link-state': {
    files: { 'links.lock.json': '{}\n' },
    args: (siteDir) => ['check', 'links', siteDir],
  },
  'broken-code': {
    files: { 'docs/page.md': '# Page\n\n```json\n{\n  "a": tru\n}\n```\n\n```yaml\na: [1\nb: 2\n```\n' },
    args: (siteDir) => ['check', 'code', siteDir],
  },
  'no-network': { args: (siteDir) => ['check', 'links', siteDir, '--offline'] },
  'no-base': { args: (siteDir) => ['check', siteDir, '--base', 'gone.yaml'] },
  // Reports api-change, too.
  'api-breaking-change': {
    files: {
      'old.yaml':
        "openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\npaths:\n  /pets: { delete: { responses: {} } }\n",
      'new.yaml':
        "openapi: 3.1.0\ninfo: { title: Pets, version: '2' }\npaths:\n  /pets: { get: { summary: List, responses: { '200': { description: ok } } } }\n",
    },
    fields: "openapi: [{ path: 'new.yaml', routeBasePath: '/api' }]",
    args: (siteDir) => ['check', 'api', siteDir, '--base', join(siteDir, 'old.yaml')],
  },
  'invalid-operation-example': guideExample('operation="listPets"\n[{ "id": "1" }]'),
  'unknown-operation': guideExample('operation="listPet"\n[]'),
  // Reports unmatched-covers, too.
  'stale-page': {
    files: {
      '.gitignore': '.docgen\n',
      CODEOWNERS: 'docs/ @writers\n',
      'docs/page.md': '---\ncovers: [src/a.ts, src/gone.ts]\n---\n\n# Page\n',
      'src/a.ts': '1\n',
    },
    prepare: (siteDir) => {
      const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com']
      execFileSync('git', ['init', '-q'], { cwd: siteDir })
      execFileSync('git', ['add', '.'], { cwd: siteDir })
      execFileSync('git', [...author, 'commit', '-qm', 'Add the site'], { cwd: siteDir })
      writeFileSync(join(siteDir, 'src/a.ts'), '2\n')
    },
    args: (siteDir) => ['check', 'stale', siteDir, '--since', 'HEAD'],
  },
  // Reports unbalanced-quotes, wrong-term and prose, too.
  'doubled-word': {
    files: { 'docs/page.md': '# Page\n\nIt is on Github and in the\nthe list.\n\nClick "Save.\n' },
    fields: "checks: { prose: { terms: { GitHub: ['Github'] }, linter: 'textlint' } }",
    args: (siteDir) => ['check', 'prose', siteDir],
  },
  // Reports agents-page, too.
  'agents-list': {
    files: {
      'docs/page.md': '# Page\n\nA paragraph that is long enough to compare.\n',
      'static/llms.txt': '# Base\n\n> Docs\n\n## Pages\n\n- [Gone](/gone.md)\n',
      'static/page.md': '# Page\n\n[Other](other.md)\n\n```js\nlet a\n',
    },
    fields: 'llms: { pages: true }',
    args: (siteDir) => ['check', 'agents', siteDir],
  },
  // Reports all codes of the gate, and what the content has, too.
  'a11y-name': {
    files: {
      'brand.css': ':root {\n  --color-accent: #ddd;\n}\n',
      'docs/page.md':
        '# Page\n\n[](guide/setup.md) and [here](guide/setup.md)\n\n#### Deep\n\n<img src="https://example.com/a.png" alt="a.png">\n\n<p lang="english!" id="docgen-main">a</p>\n\n<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>\n',
    },
    fields:
      "theme: { css: ['./brand.css'] }, plugins: [{ name: 'nav', version: '1', html: { change: (html) => html.replace(/ aria-label=.Breadcrumbs./, '') } }]",
    args: (siteDir) => ['check', 'a11y', siteDir],
  },
  'a11y-axe': {
    files: {
      'docs/page.md': '# Page\n\n<div role="buton">A role that does not exist</div>\n\n' + 'Words. '.repeat(2000),
    },
    args: (siteDir) => ['check', 'a11y', siteDir, '--browser'],
    environment: { CHROME_PATH: unpackBrowser() },
  },
  'no-browser': {
    args: (siteDir) => ['check', 'a11y', siteDir, '--browser'],
    environment: { CHROME_PATH: '/gone/chrome' },
  },
  'pdf-not-printed': {
    args: (siteDir) => ['export', 'pdf', siteDir],
    environment: { CHROME_PATH: '/gone/chrome' },
  },
  'no-manifest': { args: (siteDir) => ['check', 'routes', siteDir] },
  'over-budget': {
    files: { 'static/photo.png': 'abcdefghijklmnopqrstuvwxyz0123456789' },
    fields: 'checks: { weight: { image: 0.01 } }',
    args: (siteDir) => ['check', 'weight', siteDir],
  },
  'page-growth': {
    files: { 'live.json': '{ "version": 1, "files": { "a.html": { "route": "/", "size": 10 } } }' },
    fields: 'checks: { weight: { growth: 1 } }',
    args: (siteDir) => ['check', 'weight', siteDir, '--against', join(siteDir, 'live.json')],
  },
  'unknown-translation': {
    fields: GERMAN,
    args: (siteDir) => ['translations', 'write', siteDir, '--done', 'i18n/de/gone.md'],
  },
  'unused-translation': {
    fields: GERMAN,
    files: { 'i18n/de/site.json': '{ "navbar.item.Gone": { "message": "Weg" } }\n' },
    args: (siteDir) => ['translations', 'write', siteDir],
  },
  'outdated-translation': {
    fields: GERMAN,
    files: {
      'i18n/de/docs/current/guide/setup.md': `---\ntranslated_from: ${'0'.repeat(40)}\n---\n\n# Einrichten\n`,
    },
    args: (siteDir) => ['check', 'translations', siteDir],
  },
  'too-few-translations': { fields: GERMAN, args: (siteDir) => ['check', 'translations', siteDir] },
  'invalid-search-tests': searchTests('queries:\n  - query: install\n    pages: /guide/setup\n'),
  // Reports search-result and unknown-context, too.
  'search-quality': searchTests(
    'leastMrr: 0.9\nqueries:\n  - query: zebra\n    page: /guide/setup\n  - query: install\n    page: /guide/setup\n    context: handbook\n',
  ),
  'file-exists': {
    files: { 'docusaurus.config.js': DOCUSAURUS },
    args: (siteDir) => ['migrate', 'docusaurus', siteDir],
  },
  'cannot-create': {
    args: (siteDir) => ['new', 'page', 'Upgrade', siteDir, '--after', 'guide/setpu'],
  },
  'uncommitted-changes': {
    files: {
      'old/hugo.toml': "title = 'Tea'\n",
      'old/content/cup.html': '---\ntitle: Cup\n---\n<p>A cup.</p>\n',
    },
    args: (siteDir) => ['migrate', 'hugo-docsy', join(siteDir, 'old'), '--write'],
  },
  'docusaurus-site': {
    files: { 'new/docusaurus.config.js': DOCUSAURUS },
    args: (siteDir) => ['init', join(siteDir, 'new'), '--yes'],
  },
  'no-docusaurus-config': {
    files: { 'docusaurus.config.js': 'module.exports = 7\n' },
    args: (siteDir) => ['migrate', 'docusaurus', siteDir],
  },
  'unwritable-site': { args: () => ['init', '/proc/docgen-site', '--yes'] },
  'unwritable-file': {
    files: { 'docusaurus.config.js': DOCUSAURUS },
    prepare: (siteDir) => {
      rmSync(join(siteDir, 'site.config.ts'))
      symlinkSync('/proc/docgen-site/site.config.ts', join(siteDir, 'site.config.ts'))
    },
    args: (siteDir) => ['migrate', 'docusaurus', siteDir],
  },
  'uncaught-error': {
    files: {
      'site.config.ts':
        "void Promise.reject(new Error('no license'))\nexport default { title: 'Base', url: 'https://docs.example.com' }\n",
    },
    args: (siteDir) => ['build', siteDir],
  },
  'remote-cache': {
    fields: `cache: { remote: { url: 'http://127.0.0.1:2', publicKey: '${'A'.repeat(43)}' } }`,
    environment: { TURBO_TOKEN: 'secret' },
    args: (siteDir) => ['build', siteDir, '--quiet'],
  },
  'no-remote-cache': { args: (siteDir) => ['build', siteDir, '--shard', '1/2'] },
  'unusable-cache': {
    prepare: (siteDir) => {
      mkdirSync(join(siteDir, '.docgen'))
      writeFileSync(join(siteDir, '.docgen/cache'), 'a file')
    },
    args: (siteDir) => ['build', siteDir, '--quiet'],
  },
  'no-git-history': {
    fields: 'docs: { showLastUpdateTime: true }',
    args: (siteDir) => ['build', siteDir, '--quiet'],
    environment: { PATH: '/nowhere' },
  },
  'shallow-clone': {
    fields: 'docs: { showLastUpdateTime: true }',
    prepare: cloneShallowly,
    args: (siteDir) => ['build', join(siteDir, 'clone'), '--quiet'],
  },
}

/** A clone of the site's repository that lacks its first commit. */
function cloneShallowly(siteDir: string): void {
  const git = (...args: readonly string[]): void => {
    const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com']
    execFileSync('git', ['-C', siteDir, ...author, ...args], { stdio: 'ignore' })
  }
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'Add the site')
  git('commit', '-qm', 'Publish it', '--allow-empty')
  git('clone', '-q', '--depth', '1', `file://${siteDir}`, join(siteDir, 'clone'))
}
