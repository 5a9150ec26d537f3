import { expect, it } from 'vitest'
import { createTestTrial } from '../create-test-trial.js'
import { listFiles } from './list-files.js'

it('lists pages by kind, then other files with a budget', async () => {
  const trial = createTestTrial({
    docs: { 'a.md': { tags: ['x'] }, 'home.md': { layout: 'home' } },
    statics: ['logo.SVG'],
    written: { 'a.html': '<p>ä' },
    artifacts: [
      { file: 'x.css', bytes: 'ä' },
      { file: 'logo.SVG', copyFrom: '/x', hash: 'h', size: 7 },
      { file: 'robots.txt', bytes: '' },
    ],
  })
  const files = await listFiles(trial)
  expect(files.map(({ file, kind, pageKind }) => [file, kind, pageKind])).toEqual([
    ['404.html', 'html', undefined],
    ['a.html', 'html', 'doc'],
    ['home.html', 'html', 'home'],
    ['search.html', 'html', undefined],
    ['tags.html', 'html', 'index'],
    ['tags/x.html', 'html', 'index'],
    ['x.css', 'css', undefined],
    ['logo.SVG', 'image', undefined],
  ])
  const find = (name: string) => files.find(({ file }) => file === name)
  expect(find('a.html')).toMatchObject({ size: 5, source: 'docs/a.md' })
  expect(String(find('a.html')?.read())).toBe('<p>ä')
  expect(find('x.css')).toMatchObject({ size: 2, source: undefined })
  expect(find('logo.SVG')).toMatchObject({ size: 7, hash: 'h', source: 'static/logo.SVG' })
})

it('tells posts and pages of an API from other pages', async () => {
  const trial = createTestTrial({ docs: { 'a.md': {}, 'b.md': {} } })
  const builtPages = trial.builtPages.map((built, index) => {
    const { page } = built.planned
    const own = index % 2 === 0 ? { post: { authors: [] } } : { classNames: ['is-api', 'is-operation'] }
    return { ...built, planned: { ...built.planned, page: { ...page, kind: 'doc' as const, ...own } } }
  })
  expect((await listFiles({ ...trial, builtPages })).map(({ pageKind }) => pageKind)).toEqual([
    'post',
    'api',
    'post',
    'api',
  ])
})
