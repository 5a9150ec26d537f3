import { expect, it } from 'vitest'
import { readCode } from '../write/code.js'
import type { ConvertContext } from './convert-context.js'
import { convertEditUrl, probeEditUrl } from './convert-edit-url.js'

interface Question {
  readonly docPath: string
  readonly versionDocsDirPath: string
  readonly locale: string
}

const REPO = 'https://git.example/edit/main'

it.each<[string, string, (question: Question) => string, string | undefined]>([
  ['the folder', 'docs', ({ versionDocsDirPath, docPath }) => `${REPO}/${versionDocsDirPath}/${docPath}`, `${REPO}/`],
  ['a folder of its own', './docs', ({ docPath }) => `${REPO}/website/docs/${docPath}`, `${REPO}/website/`],
  ['a folder beside the site', '../docs', ({ docPath }) => `${REPO}/docs/${docPath}`, `${REPO}/my%20site/`],
  ['a folder two up', '../../docs', ({ docPath }) => `${REPO}/docs/${docPath}`, `${REPO}/repo/my%20site/`],
  ['another folder', '../docs', ({ docPath }) => `${REPO}/texts/${docPath}`, undefined],
  ['the language', 'docs', ({ locale, docPath }) => `${REPO}/${locale}/docs/${docPath}`, undefined],
])('finds the prefix that a function adds to %s', (_, docsPath, create, prefix) => {
  expect(probeEditUrl(create, docsPath, '/home/repo/my site')).toBe(prefix)
})

const own = 'en'
const other = ['fr'][0]

it.each([
  [
    'a constant of the config',
    ({ locale, docPath }: Question) => `${REPO}/${locale === own ? '' : locale}${docPath}`,
    true,
  ],
  ['a computed value', ({ locale, docPath }: Question) => `${REPO}/${locale === other ? '' : locale}${docPath}`, false],
])('copies a function with %s, if it can', (_, value, isCopied) => {
  const config = `import x from 'x'\nconst REPO = '${REPO}';\nconst own = 'en'\nconst other = ['fr'][0]\n`
  const readFile = (path: string): string | undefined => (path === 'docusaurus.config.js' ? config : undefined)
  const context = { layout: { siteDir: '/home/site', versions: [], readFile } } as unknown as ConvertContext
  const { fields } = convertEditUrl('docs', 'docs', context)({ value, path: ['editUrl'] })
  const code = Object(fields)['docs']?.editUrl
  expect(code !== undefined).toBe(isCopied)
  if (isCopied) expect(readCode(code)).toContain("const own = 'en'\nreturn (")
})
