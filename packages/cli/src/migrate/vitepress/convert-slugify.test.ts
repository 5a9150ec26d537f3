import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { migrateSite } from '../migrate-site.js'
import { convertSlugify } from './convert-slugify.js'

const PAGE = '# Set up\n\n## Why? \n\n## In general\n'
const convert = (slugify: unknown, page = PAGE) =>
  convertSlugify(
    { markdown: { anchor: { slugify } } },
    {
      siteDir: createTestFolder({ 'docs/a.md': page }),
      file: 'config.ts',
      folders: [{ locale: 'root', path: 'docs', base: '', files: ['a.md', 'gone.md'] }],
    },
  )
const lower = (text: string): string => text.toLowerCase()

it('finds the settings that create most ids, and writes the others', async () => {
  const { converted, rules } = await convert((text: string) => text.replace(/[\s?]+/g, '-'))
  expect(converted.fields).toEqual({ markdown: { anchors: { style: 'github', maintainCase: true } } })
  expect(converted.notes).toMatchObject([
    { status: 'lost', message: expect.stringContaining('1 of 3 headings'), hint: expect.stringContaining('1 page,') },
  ])
  expect(rules[0]?.rewrite({ path: 'docs/a.md', text: PAGE }).text).toBe(PAGE.replace('Why? ', 'Why? {#Why-}'))
})

it('needs no ids in pages if settings create all, or if VitePress does', async () => {
  const github = await convert((text: string) => lower(text).replace(/[?]/g, '').replaceAll(' ', '-'), '# A  b\n')
  expect(github.converted).toMatchObject({
    fields: { markdown: { anchors: { style: 'github' } } },
    notes: [{ status: 'changed' }],
  })
  const same = await convert((text: string) =>
    lower(text)
      .replace(/[\s?]+/g, '-')
      .replace(/-$/, ''),
  )
  expect(same).toMatchObject({ rules: [], converted: { fields: {}, notes: [{ status: 'unneeded' }] } })
})

it.each([
  ['fails', () => Object(undefined).a.b],
  ['returns no text', () => 1],
  ['returns spaces', (text: string) => text],
  ['is no function', 'github'],
])('reports a function that %s', async (_name, slugify) => {
  const { converted, rules } = await convert(slugify)
  expect(converted.notes).toMatchObject([{ status: 'lost', path: ['markdown', 'anchor', 'slugify'] }])
  expect(rules).toEqual([])
})

it('adds nothing without a function', async () => {
  expect((await convert(undefined)).converted.notes).toEqual([])
})

it('runs the function of the config, and writes ids once', async () => {
  const siteDir = createTestFolder({
    '.vitepress/config.ts':
      "import slug from 'not-installed'\nexport default { markdown: { anchor: { slugify: (text) => text.replace(/\\W+/g, '_') } } }\n",
    'a.md': '# A b\n\n[B](#a b)\n',
  })
  const request = { tool: 'vitepress', siteDir, report: 'migration-report.md', isForced: true, isDry: false } as const
  expect((await migrateSite(request)).value?.rewrites).toHaveLength(1)
  const written = await migrateSite({ ...request, isConverting: true })
  expect(written.value?.rewrites.map(({ after }) => after.text)).toEqual(['# A b {#A_b}\n\n[B](#a b)\n'])
  expect(written.value?.config).toContain('anchors')
  expect((await migrateSite({ ...request, isConverting: true })).value?.rewrites).toEqual([])
})
