import { expect, it } from 'vitest'
import { probeEditUrl } from './convert-edit-url.js'

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
