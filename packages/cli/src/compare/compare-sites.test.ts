import { expect, it } from 'vitest'
import { compareSites } from './compare-sites.js'
import type { BuiltPage } from './read-page.js'

const page = (route: string, own: Partial<BuiltPage> = {}): BuiltPage => ({
  route,
  title: 'Title',
  headings: [],
  anchors: ['a'],
  canonical: `https://x.example${route}`,
  links: ['/b'],
  words: ['a', 'word'],
  images: [],
  codeBlocks: [],
  ...own,
})

it('scores identical sites 100, ignoring what a host decides', () => {
  const theirs = [page('/a'), page('/b', { canonical: 'https://x.example/b/' })]
  expect(compareSites(theirs, [page('/a'), page('/b')])).toMatchObject({ score: 100, differences: [] })
})

it('scores two sites without pages 100', () => {
  expect(compareSites([], []).score).toBe(100)
})

it('lists what only one site contains, each missing page once', () => {
  const theirs = [page('/a'), page('/gone')]
  const ours = [page('/a', { title: 'Other', anchors: ['a', 'b'], links: [] }), page('/new')]
  const { score, aspects, differences } = compareSites(theirs, ours)
  expect(differences).toEqual([
    { aspect: 'route', route: '', theirs: ['/gone'], ours: ['/new'] },
    { aspect: 'title', route: '/a', theirs: ['Title'], ours: ['Other'] },
    { aspect: 'anchors', route: '/a', theirs: [], ours: ['b'] },
    { aspect: 'links', route: '/a', theirs: ['/b'], ours: [] },
  ])
  expect(aspects).toEqual({
    route: { same: 1, all: 3 },
    title: { same: 0, all: 1 },
    anchors: { same: 1, all: 2 },
    canonical: { same: 1, all: 1 },
    links: { same: 0, all: 1 },
    headings: { same: 0, all: 0 },
    words: { same: 2, all: 2 },
    images: { same: 0, all: 0 },
    codeBlocks: { same: 0, all: 0 },
  })
  // The mean of a third of the routes, no title, half of the anchors, and all words.
  expect(score).toBe(45.83)
})

it('counts words, whatever their order, and lists those of one site in runs', () => {
  const theirs = [page('/a', { words: ['one', 'lost', 'words', 'two', 'two'] })]
  const { aspects, differences } = compareSites(theirs, [page('/a', { words: ['two', 'one', 'new'] })])
  expect(aspects.words).toEqual({ same: 2, all: 6 })
  expect(differences).toEqual([{ aspect: 'words', route: '/a', theirs: ['lost words', 'two'], ours: ['new'] }])
})

it('compares canonical URLs only where the other tool wrote one', () => {
  expect(compareSites([page('/a', { canonical: '' })], [page('/a')]).aspects.canonical).toEqual({ same: 0, all: 0 })
})
